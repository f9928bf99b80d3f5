import { hashText } from './hash-text.ts';
import { diffLines, type LineChange } from './line-diff.ts';

/** A change that still finds its place in a file that has become another since. */
export interface PlacedChange extends LineChange {
  /** Hash of the removed lines and of the two lines around them on either side. */
  place: string;
}

const PLACE_LENGTH = 4;
const LINES_AROUND = 2;

/** Lines before the first and after the last, so that a change at an end stays there. */
const OUTSIDE = '\0';

function hashPlace(lines: readonly string[], start: number, removed: number): string {
  const around: string[] = [];
  for (let index = start - LINES_AROUND; index < start + removed + LINES_AROUND; index += 1) {
    around.push(lines[index] ?? OUTSIDE);
  }
  return hashText(around.join('\n'), PLACE_LENGTH);
}

/** Returns what turns one text into another. */
export function findChanges(before: string, after: string): PlacedChange[] {
  const lines = before.split('\n');
  return diffLines(lines, after.split('\n')).map((change) => ({
    ...change,
    place: hashPlace(lines, change.start, change.removed),
  }));
}

/** Returns the index from `from` on at which a change fits, the one nearest to `expected`. */
function findPlace(
  lines: readonly string[],
  { removed, place }: PlacedChange,
  { from, expected }: { from: number; expected: number },
): number | null {
  const last = lines.length - removed;
  if (last < from) return null;
  const middle = Math.min(Math.max(expected, from), last);
  const fits = (start: number) =>
    start >= from && start <= last && hashPlace(lines, start, removed) === place;
  for (let distance = 0; distance <= last - from; distance += 1) {
    if (fits(middle - distance)) return middle - distance;
    if (fits(middle + distance)) return middle + distance;
  }
  return null;
}

/** Applies changes to a text; null if one of them finds no place in it. */
export function applyChanges(text: string, changes: readonly PlacedChange[]): string | null {
  const lines = text.split('\n');
  const result: string[] = [];
  let from = 0;
  // What the file has more or less than before, in lines above the change.
  let drift = 0;
  for (const change of changes) {
    const start = findPlace(lines, change, { from, expected: change.start + drift });
    if (start === null) return null;
    result.push(...lines.slice(from, start), ...change.lines);
    from = start + change.removed;
    drift = start - change.start;
  }
  return [...result, ...lines.slice(from)].join('\n');
}
