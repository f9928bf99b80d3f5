import {
  explainWinner,
  sortDeclarations,
  type Declaration,
  type Reason,
} from '../../../core/api/parts/cascade.ts';
import {
  CHART_CLASS,
  findPart,
  findPlaces,
  type Part,
  type PartPlaces,
} from '../../../core/api/parts/find-part.ts';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { propose, type Proposal, type ProposalKind } from '../../../core/api/parts/proposals.ts';
import { findDeclarations, findVariables, type Rule, type Variable } from './read-rules.ts';

/** Properties that readers ask about, with those that children inherit. */
export const PROPERTIES = {
  'background-color': { inherits: false, isColor: true },
  color: { inherits: true, isColor: true },
  fill: { inherits: true, isColor: true },
  stroke: { inherits: true, isColor: true },
  'stroke-width': { inherits: true, isColor: false },
  'border-color': { inherits: false, isColor: true },
  'border-width': { inherits: false, isColor: false },
  'border-radius': { inherits: false, isColor: false },
  'font-size': { inherits: true, isColor: false },
  'font-weight': { inherits: true, isColor: false },
  padding: { inherits: false, isColor: false },
  height: { inherits: false, isColor: false },
  'box-shadow': { inherits: false, isColor: false },
  opacity: { inherits: false, isColor: false },
} as const;
export type Property = keyof typeof PROPERTIES;

const SVG_ONLY: readonly Property[] = ['fill', 'stroke', 'stroke-width'];
const HTML_ONLY: readonly Property[] = [
  ...(['background-color', 'color', 'border-color', 'border-width', 'border-radius'] as const),
  ...(['padding', 'height', 'box-shadow'] as const),
];

/** Returns the properties that can be seen on an element. */
export function getProperties(element: Element): Property[] {
  const isDrawn = element instanceof SVGElement && element.tagName !== 'svg';
  const hidden = isDrawn ? HTML_ONLY : SVG_ONLY;
  return (Object.keys(PROPERTIES) as Property[]).filter((each) => !hidden.includes(each));
}

const isVisible = (color: string) => !/^(?:none|transparent|rgba\(.*, 0\))$/.test(color);

/** Returns the property that is asked about first. */
export function getFirstProperty(element: Element): Property {
  const style = getComputedStyle(element);
  if (!getProperties(element).includes('color')) {
    return isVisible(style.fill) || !isVisible(style.stroke) ? 'fill' : 'stroke';
  }
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const hasShape = element.tagName === 'svg' || element.tagName === 'INPUT';
  return !isVisible(style.backgroundColor) && (hasText || hasShape) ? 'color' : 'background-color';
}

const SIDES = ['top', 'right', 'bottom', 'left'];

/** Returns the longhand whose value stands for a shorthand: of borders, the first that is drawn. */
export function getLonghand(element: Element, property: Property): string {
  const style = getComputedStyle(element);
  if (property === 'border-radius') return 'border-top-left-radius';
  if (property === 'padding') return 'padding-left';
  if (property !== 'border-color' && property !== 'border-width') return property;
  const drawn = SIDES.find(
    (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
  );
  return property.replace('-', `-${drawn ?? 'top'}-`);
}

/** Returns the classes of an element and of those around it. */
const getChain = (element: Element) => {
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    chain.push(at);
  }
  return chain;
};

/** The root of a chart has no class of its own in the document. */
const getClasses = (element: Element) =>
  element.tagName === 'svg' && !element.classList.contains('MuiSvgIcon-root')
    ? [...element.classList, CHART_CLASS]
    : [...element.classList];

export interface Finding {
  part: Part;
  property: string;
  /** Computed. */
  value: string;
  /** Declarations, the one that wins first. */
  declarations: readonly Declaration[];
  reason: Reason;
  /** The part that has the value, if it is inherited. */
  inheritedFrom: string | null;
  /** Of the part itself, also if it says that the value is inherited. */
  ownWinner: Declaration | null;
  variables: readonly Variable[];
}

interface Question {
  property: Property;
  /** A state, a pseudo-class or another class of the part. */
  only: string | null;
}

/** Returns the class that names a part. */
export function getPartName(element: Element, table: PartTable): string {
  return findPart([...element.classList], table)?.main.className ?? '';
}

/** Finds where styles of a part can be given. */
export function findPlacesOf(element: Element, table: PartTable): PartPlaces {
  const chain = getChain(element);
  const has = (at: number, selector: string) => chain[at]!.querySelector(selector) !== null;
  return findPlaces(chain.map(getClasses), table, has);
}

/** Whether an element has a place in a component. */
export function isPart(element: Element, table: PartTable): boolean {
  return findPart([...element.classList], table) !== null;
}

const getName = (element: Element, table: PartTable) =>
  getPartName(element, table) || element.tagName.toLowerCase();

/** Returns the element around one with a transparent background whose background shows. */
export function findBehind(element: Element): Element | null {
  if (isVisible(getComputedStyle(element).backgroundColor)) return null;
  return (
    getChain(element).find((each) => isVisible(getComputedStyle(each).backgroundColor)) ?? null
  );
}

/** Finds what paints a property of a part. */
export function inspect(
  element: Element,
  { property, only }: Question,
  rules: readonly Rule[],
  table: PartTable,
): Finding | null {
  const part = findPart([...element.classList], table);
  if (!part) return null;
  const longhand = getLonghand(element, property);
  const pseudo = only?.startsWith(':') ? only : null;
  const find = (at: Element) => sortDeclarations(findDeclarations(at, longhand, rules, pseudo));
  let declarations = find(element);
  let source = element;
  const ownWinner = declarations[0] ?? null;
  if (PROPERTIES[property].inherits) {
    for (const around of getChain(element).slice(1)) {
      if (declarations[0] && declarations[0].value !== 'inherit') break;
      const found = find(around);
      if (found.length > 0) [declarations, source] = [found, around];
    }
  }
  const [winner] = declarations;
  return {
    part,
    property: longhand,
    value: getComputedStyle(element).getPropertyValue(longhand),
    declarations,
    reason: explainWinner(declarations),
    inheritedFrom: source === element ? null : getName(source, table),
    ownWinner,
    variables: winner ? findVariables(source, winner.value, rules) : [],
  };
}

/** Proposes changes of what was found. */
export function proposeFor(
  element: Element,
  { part, property, ownWinner: winner }: Finding,
  { only, value }: { only: string | null; value: string },
  table: PartTable,
): Record<ProposalKind, Proposal | null> {
  const chain = getChain(element);
  const start = winner?.selector?.match(/\.([\w-]+)/)?.[1];
  const owner = start === undefined ? -1 : chain.findIndex((at) => at.classList.contains(start));
  const shorthand = /^border-top-left-radius$/.test(property) ? 'border-radius' : property;
  return propose({
    part,
    places: findPlacesOf(element, table),
    table,
    only,
    property: shorthand,
    value,
    winner,
    winnerOwner: owner < 0 ? null : owner,
  });
}
