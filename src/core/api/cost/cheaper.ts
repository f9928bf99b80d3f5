import type { CostConfig } from './config.ts';
import type { CostTotals } from './model.ts';
import type { CostSelection } from './selection.ts';
import { addUp } from './total.ts';

/** A selection that costs less, and what it does not do. */
export interface Saving {
  from: string;
  to: string;
  /** What is lost, as part of a sentence. */
  loses: string;
  /** Bytes with gzip. */
  saved: number;
  selection: CostSelection;
}

/** Savings below this are not worth a change. */
const MIN_BYTES = 1000;

/** Returns what would make a selection cheaper, the largest saving first. */
export function findSavings(
  totals: Pick<CostTotals, 'packages' | 'chunks' | 'items' | 'corrections'>,
  { app, used }: CostSelection,
  cheaper: CostConfig['cheaper'],
): Saving[] {
  const find = (name: string) => totals.items.findIndex((item) => item.name === name);
  const now = addUp(totals, used, app).gzip;
  return cheaper
    .flatMap(({ from, to, loses }) => {
      const old = find(from);
      if (!used.includes(old)) return [];
      const next = [...new Set([...used.filter((each) => each !== old), find(to)])];
      const selection = { app, used: next.sort((a, b) => a - b) };
      const saved = now - addUp(totals, next, app).gzip;
      return saved < MIN_BYTES ? [] : [{ from, to, loses, saved, selection }];
    })
    .sort((a, b) => b.saved - a.saved);
}
