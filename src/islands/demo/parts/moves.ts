import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { isPart } from './inspect.ts';

/** Where to go from a part: to the one around it, the first in it, or one beside it. */
export type Move = 'outer' | 'inner' | 'previous' | 'next';

/** Popups of components, which lie outside of them in the document. */
const POPUPS = '.MuiPopper-root, .MuiModal-root, .MuiPickersPopper-root, .MuiChartsTooltip-root';

const isInside = (element: Element, root: Element) =>
  (root.contains(element) && root !== element) || element.closest(POPUPS) !== null;

/** Finds the innermost part at an element of the root or of a popup. */
export function findPartAt(
  target: EventTarget | null,
  root: Element,
  table: PartTable,
): Element | null {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (!isInside(at, root)) return null;
    if (isPart(at, table)) return at;
  }
  return null;
}

const findOuter = (element: Element, root: Element, table: PartTable) =>
  findPartAt(element.parentElement, root, table);

/** Lists the parts in an element that have no other part of it around them. */
function listInner(element: Element, table: PartTable): Element[] {
  return [...element.children].flatMap((child) =>
    isPart(child, table) ? [child] : listInner(child, table),
  );
}

export function findMove(
  from: Element | null,
  to: Move,
  root: Element,
  table: PartTable,
): Element | null {
  if (!from) return listInner(root, table)[0] ?? null;
  if (to === 'outer') return findOuter(from, root, table);
  if (to === 'inner') return listInner(from, table)[0] ?? null;
  const outer = findOuter(from, root, table) ?? from.closest(POPUPS) ?? root;
  const beside = listInner(outer, table);
  return beside[beside.indexOf(from) + (to === 'next' ? 1 : -1)] ?? null;
}

const ALL: readonly Move[] = ['outer', 'inner', 'previous', 'next'];

/** Returns where one can go from a part. */
export function getMoves(from: Element | null, root: Element, table: PartTable): Set<Move> {
  return new Set(ALL.filter((move) => findMove(from, move, root, table) !== null));
}
