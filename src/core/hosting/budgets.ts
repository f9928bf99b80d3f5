import type { Budgets, PageKind, PageWeight } from './config.ts';

export interface WeighedPage {
  file: string;
  kind: PageKind;
  weight: PageWeight;
}

/** Bytes as well, because most that is over a budget is over by a few. */
function toKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB (${bytes} bytes)`;
}

const COUNTS: ReadonlySet<keyof PageWeight> = new Set(['elements', 'islands', 'inlineListeners']);

/** Returns one line for each size or count over budget; empty if there is none. */
export function findOverBudget(pages: readonly WeighedPage[], budgets: Budgets): string[] {
  return pages.flatMap(({ file, kind, weight }) =>
    (Object.entries(weight) as [keyof PageWeight, number][]).flatMap(([part, bytes]) => {
      const limit = budgets[kind][part];
      if (limit === undefined || bytes <= limit) return [];
      if (COUNTS.has(part)) return `${file} (${kind}): ${bytes} ${part}, the budget is ${limit}`;
      return `${file} (${kind}): ${part} is ${toKib(bytes)}, the budget is ${toKib(limit)}`;
    }),
  );
}
