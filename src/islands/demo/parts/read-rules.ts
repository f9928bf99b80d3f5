import { parse, specificity, stringify, type AST } from 'parsel-js';
import {
  compareSpecificity,
  type Declaration,
  type Specificity,
} from '../../../core/api/parts/cascade.ts';

/** A style rule of the document. */
export interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  layer: number;
  order: number;
}

/** Reads the rules that apply now, of all style sheets that the page may read. */
export function readRules(): Rule[] {
  const rules: Rule[] = [];
  const layers: string[] = [];
  const findLayer = (name: string) => {
    const known = layers.indexOf(name);
    return known < 0 ? layers.push(name) - 1 : known;
  };
  const visit = (list: CSSRuleList, layer: string | null, parent: string | null) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const selector = parent
          ? rule.selectorText.replaceAll('&', `:is(${parent})`)
          : rule.selectorText;
        const place = layer === null ? Infinity : findLayer(layer);
        rules.push({ selector, style: rule.style, layer: place, order: rules.length });
        visit(rule.cssRules, layer, selector);
      } else if (rule instanceof CSSLayerStatementRule) {
        for (const name of rule.nameList) findLayer(name);
      } else if (rule instanceof CSSLayerBlockRule) {
        const name = rule.name || `anonymous ${rules.length}`;
        visit(rule.cssRules, layer === null ? name : `${layer}.${name}`, parent);
      } else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.conditionText).matches) visit(rule.cssRules, layer, parent);
      } else if (rule instanceof CSSSupportsRule) {
        if (CSS.supports(rule.conditionText)) visit(rule.cssRules, layer, parent);
      }
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      if (!sheet.disabled) visit(sheet.cssRules, null, null);
    } catch {
      // A sheet of another origin, such as that of a browser extension.
    }
  }
  return rules;
}

/** Pseudo-classes that depend on what the reader does. */
const PSEUDO = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;

function splitList(selector: string): string[] {
  if (!selector.includes(',')) return [selector];
  const ast = parse(selector) as AST | undefined;
  return ast?.type === 'list' ? ast.list.map((each) => stringify(each)) : [selector];
}

/**
 * Returns the specificity of the heaviest selector of a list that matches the element as if the
 * pseudo-class applied, or null.
 */
function match(element: Element, list: string, pseudo: string | null): Specificity | null {
  let best: Specificity | null = null;
  const matches = (selector: string) => {
    const states: string[] = selector.match(PSEUDO) ?? [];
    if (pseudo === null || !states.includes(pseudo)) return element.matches(selector);
    return element.matches(selector.replaceAll(PSEUDO, '') || '*');
  };
  try {
    if (!matches(list) && !list.includes(',')) return null;
    for (const selector of splitList(list)) {
      if (!matches(selector)) continue;
      const found = specificity(selector) as unknown as Specificity;
      if (!best || compareSpecificity(found, best) > 0) best = found;
    }
  } catch {
    // A selector that only another browser knows.
  }
  return best;
}

/** Shorthands that set a property. Browsers do not split those with variables. */
function getNames(property: string): string[] {
  const parts = property.split('-');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
}

function readValue(style: CSSStyleDeclaration, property: string) {
  for (const name of getNames(property)) {
    const value = style.getPropertyValue(name);
    if (value) return { value, isImportant: style.getPropertyPriority(name) === 'important' };
  }
  return null;
}

/** Finds the declarations of a property that apply to the element itself. */
export function findDeclarations(
  element: Element,
  property: string,
  rules: readonly Rule[],
  pseudo: string | null = null,
): Declaration[] {
  const found = rules.flatMap((rule): Declaration[] => {
    const read = readValue(rule.style, property);
    const weight = read && match(element, rule.selector, pseudo);
    if (!read || !weight) return [];
    const { selector, layer, order } = rule;
    return [{ selector, ...read, specificity: weight, layer, order }];
  });
  const inline = readValue((element as HTMLElement).style, property);
  if (!inline) return found;
  const own = { selector: null, specificity: [0, 0, 0], layer: Infinity, order: Infinity } as const;
  return [...found, { ...own, ...inline }];
}

/** A CSS variable that reaches an element. */
export interface Variable {
  name: string;
  value: string;
  /** Selector of the rule that sets it, `style` for the attribute, null if nothing does. */
  setBy: string | null;
}

const USES = /var\(\s*(--[\w-]+)/g;

/** Finds the variables in a value, and those in their values. */
export function findVariables(element: Element, value: string, rules: readonly Rule[]): Variable[] {
  const found = new Map<string, Variable>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(USES)) {
      if (found.has(name)) continue;
      let at: Element | null = element;
      let setBy: string | null = null;
      let raw = '';
      while (at && setBy === null) {
        const winner = findDeclarations(at, name, rules).sort((a, b) => b.order - a.order)[0];
        if (winner) {
          setBy = winner.selector ?? 'style';
          raw = winner.value;
        }
        at = at.parentElement;
      }
      const computed = getComputedStyle(element).getPropertyValue(name);
      found.set(name, { name, value: computed, setBy });
      visit(raw);
    }
  };
  visit(value);
  return [...found.values()];
}
