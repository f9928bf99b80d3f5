/** Sizes of a page as it travels, in compressed bytes. */
export interface PageWeight {
  html: number;
  /** Modules that run whether or not the reader does anything. */
  script: number;
  /** Style sheets, inline ones included. */
  style: number;
  /** The modules of the first demo, with everything above and the text font. */
  firstDemo?: number;
}

export type PageKind =
  'without demos' | 'with demos' | 'with a paid first demo' | 'API reference' | 'whole section';
export type Budgets = Record<
  PageKind,
  Required<Omit<PageWeight, 'firstDemo'>> & Pick<PageWeight, 'firstDemo'>
>;

export interface WeighedPage {
  file: string;
  kind: PageKind;
  weight: PageWeight;
}

function toKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** What is over budget, one line each; empty where all is well. */
export function findOverBudget(pages: readonly WeighedPage[], budgets: Budgets): string[] {
  return pages.flatMap(({ file, kind, weight }) =>
    (Object.entries(weight) as [keyof PageWeight, number][]).flatMap(([part, bytes]) => {
      const limit = budgets[kind][part];
      if (limit === undefined || bytes <= limit) return [];
      return `${file} (${kind}): ${part} is ${toKib(bytes)}, the budget is ${toKib(limit)}`;
    }),
  );
}
