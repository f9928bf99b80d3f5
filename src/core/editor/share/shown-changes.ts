import { diffLines } from './line-diff.ts';

/** A line of a file as a change shows it. */
export interface ShownLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const LINES_AROUND = 2;

/**
 * Returns what was changed in a file, for reading: the changed lines with up to two kept lines
 * around them. Changes that are further apart than that are in blocks of their own.
 */
export function showChanges(before: string, after: string): ShownLine[][] {
  const lines = before.split('\n');
  const blocks: ShownLine[][] = [];
  /** Index of the first line that no block shows yet. */
  let next = 0;
  const show = (kind: ShownLine['kind'], texts: readonly string[]) =>
    blocks.at(-1)!.push(...texts.map((text) => ({ kind, text })));
  for (const change of diffLines(lines, after.split('\n'))) {
    const tail = Math.min(next + LINES_AROUND, change.start);
    const head = Math.max(change.start - LINES_AROUND, next);
    const isApart = blocks.length === 0 || head > tail;
    if (blocks.length > 0) show('same', lines.slice(next, isApart ? tail : change.start));
    if (isApart) {
      blocks.push([]);
      show('same', lines.slice(head, change.start));
    }
    show('removed', lines.slice(change.start, change.start + change.removed));
    show('added', change.lines);
    next = change.start + change.removed;
  }
  if (blocks.length > 0) show('same', lines.slice(next, next + LINES_AROUND));
  return blocks;
}
