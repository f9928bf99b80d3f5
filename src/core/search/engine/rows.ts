import type { TermIndex } from './term-index.ts';

/** A page with its best part, or another member of the page. */
export interface Row {
  /** Number of the document. */
  id: number;
  part: number;
  score: number;
  product: string | undefined;
}

export function compareRows(a: Row, b: Row): number {
  return b.score - a.score || a.id - b.id || a.part - b.part;
}

/**
 * Lowers the score of repeated members by a factor, and sorts again: many components share them,
 * and one row is enough.
 */
export function demoteRepeated(rows: Row[], parts: TermIndex['parts'], factor: number): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const { member, title } = parts[row.part] ?? {};
    if (!member || title === undefined) continue;
    const key = `${member.kind} ${title}`;
    const times = seen.get(key) ?? 0;
    row.score *= factor ** times;
    seen.set(key, times + 1);
  }
  rows.sort(compareRows);
}
