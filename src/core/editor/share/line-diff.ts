/** Lines of a text that are replaced by others. */
export interface LineChange {
  /** Index of the first removed line, or of the line before which others are inserted. */
  start: number;
  /** How many lines are removed. */
  removed: number;
  /** The lines that stand there instead. */
  lines: readonly string[];
}

/** Above this product of two lengths, lines are replaced as one block, as comparing takes long. */
const MOST_CELLS = 1_000_000;

/** Returns, for each pair of positions, how many lines both texts have in common from there on. */
function countCommon(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const counts = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const here = row * width + column;
      counts[here] =
        before[row] === after[column]
          ? counts[here + width + 1]! + 1
          : Math.max(counts[here + width]!, counts[here + 1]!);
    }
  }
  return (row: number, column: number) => counts[row * width + column] ?? 0;
}

function compareBlocks(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length * after.length > MOST_CELLS) {
    return [{ start: 0, removed: before.length, lines: after }];
  }
  const getCommon = countCommon(before, after);
  const changes: LineChange[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const start = row;
    const lines: string[] = [];
    while (row < before.length || column < after.length) {
      if (row < before.length && column < after.length && before[row] === after[column]) break;
      const isRemoved =
        column === after.length ||
        (row < before.length && getCommon(row + 1, column) >= getCommon(row, column + 1));
      if (isRemoved) row += 1;
      else lines.push(after[column++]!);
    }
    if (row > start || lines.length > 0) changes.push({ start, removed: row - start, lines });
    while (row < before.length && before[row] === after[column]) {
      row += 1;
      column += 1;
    }
  }
  return changes;
}

/**
 * Returns what turns one list of lines into another: changes in their order, with at least one kept
 * line between two of them.
 */
export function diffLines(before: readonly string[], after: readonly string[]): LineChange[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return compareBlocks(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ).map((change) => ({ ...change, start: change.start + head }));
}
