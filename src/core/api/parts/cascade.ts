/** Counts of ids; classes, attributes and pseudo-classes; types and pseudo-elements. */
export type Specificity = readonly [number, number, number];

/** A declaration that applies to an element. */
export interface Declaration {
  /** Selector of its rule; null for the attribute `style`. */
  selector: string | null;
  value: string;
  specificity: Specificity;
  isImportant: boolean;
  /** Place of its layer in the order of layers; infinite for a rule in none. */
  layer: number;
  /** Place in the order of all rules. */
  order: number;
}

/** Why a declaration outweighs the next one. */
export type Reason = 'only' | 'important' | 'inline' | 'layer' | 'specificity' | 'order';

/** Returns a positive number if the first outweighs the second. */
export function compareSpecificity(a: Specificity, b: Specificity): number {
  const at = a.findIndex((count, index) => count !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Compares in the order of CSS Cascading and Inheritance Level 5, section 6.1. */
function compare(a: Declaration, b: Declaration): { difference: number; reason: Reason } {
  if (a.isImportant !== b.isImportant) {
    return { difference: Number(a.isImportant) - Number(b.isImportant), reason: 'important' };
  }
  const inline = Number(a.selector === null) - Number(b.selector === null);
  if (inline !== 0) return { difference: inline, reason: 'inline' };
  // Important declarations of an earlier layer outweigh those of a later one.
  const layer = a.layer === b.layer ? 0 : a.layer > b.layer ? 1 : -1;
  if (layer !== 0) return { difference: a.isImportant ? -layer : layer, reason: 'layer' };
  const specificity = compareSpecificity(a.specificity, b.specificity);
  if (specificity !== 0) return { difference: specificity, reason: 'specificity' };
  return { difference: a.order - b.order, reason: 'order' };
}

/** Sorts declarations of one property, the one that wins first. */
export function sortDeclarations(declarations: readonly Declaration[]): Declaration[] {
  return [...declarations].sort((a, b) => compare(b, a).difference);
}

/** Says why the first of the sorted declarations wins. */
export function explainWinner([first, second]: readonly Declaration[]): Reason {
  if (first?.selector === null && !first.isImportant) return 'inline';
  return first && second ? compare(first, second).reason : 'only';
}
