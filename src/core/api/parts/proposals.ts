import { printValue, type Printed } from '../../settings/custom-theme/print-value.ts';
import type { Declaration } from './cascade.ts';
import { CHART_CLASS, type Part, type PartPlaces } from './find-part.ts';
import type { PartTable } from './part-table.ts';

export type Styles = { [key: string]: string | Styles };

/** What a proposal changes, apart from how it is written. */
export interface Change {
  /** Props of the component that readers write. */
  props?: { component: string; props: Record<string, unknown> };
  theme?: { name: string; key: string; styles: Styles };
  css?: string;
}

export const PROPOSAL_KINDS = ['sx', 'slot', 'theme', 'css'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

export interface Proposal {
  /** Code of each file. */
  code: readonly { language: 'tsx' | 'ts' | 'css'; text: string }[];
  change: Change;
}

export interface Question {
  part: Part;
  places: PartPlaces;
  table: PartTable;
  /** A class of the part that is changed instead of the main one, or a state of it. */
  only: string | null;
  /** Name in CSS. */
  property: string;
  value: string;
  /** What wins now. */
  winner: Declaration | null;
  /** Distance of the element whose own class starts the selector of the winner. */
  winnerOwner: number | null;
}

/** Class that the proposals for `classes` and CSS give to a part. */
const OWN_CLASS = 'brand-part';

const toCamelCase = (property: string) =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A state or a pseudo-class of the part is added to its class; another class replaces it. */
function getTarget({ part, only }: Question): { className: string; suffix: string } {
  if (only === null) return { className: part.main.className, suffix: '' };
  if (only.startsWith(':')) return { className: part.main.className, suffix: only };
  if (/^Mui-[a-z]/.test(only)) return { className: part.main.className, suffix: `.${only}` };
  return { className: only, suffix: '' };
}

const countClasses = (suffix: string) => suffix.match(/[.:]/g)?.length ?? 0;

interface Place {
  /** Distance of the element that has the styles. */
  at: number;
  /** Classes that the selector has already. */
  classes: number;
  /** Whether the styles come after those of the same element. */
  isLater: boolean;
}

/** Returns the class of the part as often as the selector needs to outweigh the winner. */
function repeatClass(question: Question, { at, classes, isLater }: Place): string {
  const { winner, winnerOwner } = question;
  const { className, suffix } = getTarget(question);
  if (!winner || winner.selector === null || winner.specificity[0] > 0) return '';
  const needed =
    winner.specificity[1] + (isLater && winnerOwner === at ? 0 : 1) - countClasses(suffix);
  return `.${className}`.repeat(Math.max(0, needed - classes));
}

/** Whether only an important declaration outweighs the winner. */
const needsImportant = ({ winner }: Question) =>
  winner !== null && (winner.selector === null || winner.isImportant || winner.specificity[0] > 0);

function getDeclarations(question: Question): Styles {
  const value = needsImportant(question) ? `${question.value} !important` : question.value;
  return { [toCamelCase(question.property)]: value };
}

/** Styles that an element at a distance gives to the part. */
function nest(question: Question, at: number): Styles {
  const { className, suffix } = getTarget(question);
  const declarations = getDeclarations(question);
  const isPart = at === 0;
  const repeated = repeatClass(question, { at, classes: isPart ? 1 : 2, isLater: true });
  // Another class of the part may not be the one whose element has the styles.
  const own = isPart && className !== question.part.main.className ? `.${className}` : '';
  const selector = isPart ? `&${own}${repeated}${suffix}` : `& .${className}${repeated}${suffix}`;
  return selector === '&' ? declarations : { [selector]: declarations };
}

const printProps = (component: string, props: Printed) => {
  const text = Object.entries(props).map(
    ([name, value]) => `  ${name}={${printValue(value, '  ')}}\n`,
  );
  return `<${component}\n  {...props}\n${text.join('')}/>\n`;
};

function proposeProps(component: string, props: Record<string, unknown>, css?: string): Proposal {
  return {
    code: [
      { language: 'tsx', text: printProps(component, props as Printed) },
      ...(css === undefined ? [] : [{ language: 'css' as const, text: css }]),
    ],
    change: { props: { component, props }, ...(css !== undefined && { css }) },
  };
}

function proposeSx(question: Question): Proposal | null {
  const { host, popup } = question.places;
  if (popup) {
    const { component, slot, at } = popup;
    return proposeProps(component, { slotProps: { [slot]: { sx: nest(question, at) } } });
  }
  return host ? proposeProps(host.component, { sx: nest(question, host.at) }) : null;
}

/** A rule in a style sheet, which comes before the styles of the components. */
function printRule(question: Question, className: string): string {
  const { host, popup } = question.places;
  const outer = popup ?? host;
  const hasClass = outer !== null && outer.at > 0 && outer.className !== CHART_CLASS;
  const around = hasClass ? `.${outer.className} ` : '';
  const suffix = getTarget(question).suffix;
  const classes = 1 + (around ? 1 : 0);
  const repeated = repeatClass(question, { at: -1, classes, isLater: false }).replaceAll(
    getTarget(question).className,
    className,
  );
  const value = needsImportant(question) ? `${question.value} !important` : question.value;
  return `${around}.${className}${repeated}${suffix} {\n  ${question.property}: ${value};\n}\n`;
}

function proposeSlot(question: Question): Proposal | null {
  const { places, part, only } = question;
  const component = (places.popup ?? places.host)?.component;
  if (component === undefined) return null;
  const { slot, outerSlot } = places;
  const isMain = only === null;
  if (slot?.takes === 'sx') {
    return proposeProps(component, { slotProps: { [slot.slot]: { sx: nest(question, 0) } } });
  }
  if (slot?.takes === 'style' && isMain && !question.winner?.isImportant) {
    const style = { [toCamelCase(question.property)]: question.value };
    return proposeProps(component, { slotProps: { [slot.slot]: { style } } });
  }
  const { reference } = part;
  const rule = only === null || only.startsWith(':') || /^Mui-/.test(only) ? reference : null;
  const own = rule ?? (only !== null ? (question.table.classes[only] ?? null) : null);
  if (own?.isOwn && own.component === component) {
    return proposeProps(
      component,
      { classes: { [own.rule]: OWN_CLASS } },
      printRule(question, OWN_CLASS),
    );
  }
  if (slot?.takes === 'className') {
    return proposeProps(
      component,
      { slotProps: { [slot.slot]: { className: OWN_CLASS } } },
      printRule(question, OWN_CLASS),
    );
  }
  if (!outerSlot) return null;
  const sx = nest(question, outerSlot.at);
  return proposeProps(component, { slotProps: { [outerSlot.slot]: { sx } } });
}

interface ThemePlace {
  name: string;
  key: string;
  styles: Styles;
}

function findThemePlace(question: Question): ThemePlace | null {
  const { part, places, table, only } = question;
  const { className, suffix } = getTarget(question);
  const match = /^(Mui[A-Z]\w*?)-(.+)$/.exec(className);
  if (!match) return null;
  const [, theme = '', rule = ''] = match;
  const keys = table.themes[theme];
  const mainKeys = table.themes[part.main.theme];
  const isUsable = !table.unusableKeys.includes(`${part.main.theme}.${part.main.rule}`);
  if (!keys && !mainKeys && isUsable) return findMaterialPlace(question);
  const slot = keys?.slots[rule];
  const declarations = getDeclarations(question);
  const isInner = slot === undefined && (keys?.inner.includes(rule) ?? false);
  if (slot !== undefined || isInner) {
    const place = isInner
      ? { at: places.host?.at ?? -1, classes: 2, isLater: true }
      : { at: 0, classes: 1, isLater: true };
    const selector = `&${repeatClass(question, place)}${suffix}`;
    const styles = selector === '&' ? declarations : { [selector]: declarations };
    return { name: theme, key: slot ?? rule, styles };
  }
  const mainSlot = only === null ? undefined : mainKeys?.slots[part.main.rule];
  if (mainSlot !== undefined) {
    return { name: part.main.theme, key: mainSlot, styles: nest(question, 0) };
  }
  const { themed } = places;
  if (!themed) return null;
  return { name: themed.theme, key: themed.key, styles: nest(question, themed.at) };
}

/**
 * Material UI, which the reference does not list, has a key for each element. What a variant or a
 * state adds is a class of that element.
 */
function findMaterialPlace(question: Question): ThemePlace {
  const { main } = question.part;
  return { name: main.theme, key: main.rule, styles: nest(question, 0) };
}

function proposeTheme(question: Question): Proposal | null {
  const place = findThemePlace(question);
  if (!place) return null;
  const { name, key, styles } = place;
  const types = question.table.themes[name]?.types ?? null;
  const components = printValue(
    { components: { [name]: { styleOverrides: { [key]: styles as Printed } } } },
    '',
  );
  const text = [
    "import { createTheme } from '@mui/material/styles';\n",
    ...(types === null ? [] : [`import type {} from '${types}/themeAugmentation';\n`]),
    `\nexport const theme = createTheme(${components});\n`,
  ].join('');
  return { code: [{ language: 'ts', text }], change: { theme: { name, key, styles } } };
}

function proposeCss(question: Question): Proposal {
  const text = printRule(question, getTarget(question).className);
  return { code: [{ language: 'css', text }], change: { css: text } };
}

/** Returns the ways to change a part; null where there is none of a kind. */
export function propose(question: Question): Record<ProposalKind, Proposal | null> {
  return {
    sx: proposeSx(question),
    slot: proposeSlot(question),
    theme: proposeTheme(question),
    css: proposeCss(question),
  };
}
