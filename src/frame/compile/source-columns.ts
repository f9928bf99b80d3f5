import type { Insertion } from './guard-loops.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the numbers of one segment of a source map. */
function decodeNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Columns of one line, counted from 0: where a piece starts in compiled code and in the source. */
type Piece = readonly [compiled: number, source: number];

/**
 * Decodes the mappings of a source map whose lines are those of the source, which is what the
 * compiler makes.
 */
function decodeLines(mappings: string): Piece[][] {
  let source = 0;
  return mappings.split(';').map((line) => {
    let compiled = 0;
    return line.split(',').flatMap((segment): Piece[] => {
      const [columns = 0, , , sourceColumns] = decodeNumbers(segment);
      compiled += columns;
      if (sourceColumns === undefined) return [];
      source += sourceColumns;
      return [[compiled, source]];
    });
  });
}

/**
 * Returns a function that finds the column of the source for a place in compiled code. Lines and
 * columns count from 1. `insertions` were put into the compiled code afterwards.
 */
export function createColumnFinder(
  compiled: string,
  mappings: string,
  insertions: readonly Insertion[],
): (line: number, column: number) => number {
  const lines = decodeLines(mappings);
  const starts = [0];
  for (let at = compiled.indexOf('\n'); at >= 0; at = compiled.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  return (line, column) => {
    const start = starts[line - 1] ?? 0;
    const end = starts[line] ?? Infinity;
    let at = column - 1;
    for (const insertion of insertions) {
      if (insertion.at < start || insertion.at >= end) continue;
      const place = insertion.at - start;
      if (at > place) at = Math.max(place, at - insertion.text.length);
    }
    const pieces = lines[line - 1] ?? [];
    const piece = pieces.findLast(([first]) => first <= at);
    return (piece ? piece[1] + (at - piece[0]) : at) + 1;
  };
}
