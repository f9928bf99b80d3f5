import type { CostTotals } from './model.ts';

export interface Total {
  minified: number;
  gzip: number;
  /** Packages by their share of the bytes with gzip, the largest first. */
  packages: readonly { name: string; gzip: number }[];
}

type TotalsData = Pick<CostTotals, 'packages' | 'chunks' | 'items' | 'corrections'>;

/** Returns the number of an application, whose items come first. */
function findApp(items: TotalsData['items'], app: string): number {
  return items.findIndex(({ kind, name }) => kind === 'app' && name === app);
}

/**
 * Adds up what items cost in an application: code that several need counts once. With `onlyAdded`,
 * what the application has without the items is left out. Items are numbers of `items`.
 */
export function addUp(
  { packages, chunks, items, corrections }: TotalsData,
  selected: Iterable<number>,
  app: string,
  { onlyAdded = false } = {},
): Total {
  const present = new Set(items[findApp(items, app)]!.chunks);
  const all = new Set([...present, ...[...selected].flatMap((item) => items[item]!.chunks)]);
  const sum = (numbers: Iterable<number>, of: 1 | 2) =>
    [...numbers].reduce((total, number) => total + chunks[number]![of], 0);
  const added = [...all].filter((number) => !present.has(number));
  const { factor, exponent } = corrections[app] ?? { factor: 1, exponent: 1 };
  const addedGzip = sum(added, 2);
  const correction = addedGzip > 0 ? (factor * addedGzip ** exponent) / addedGzip : 1;
  const shown = onlyAdded ? added : [...all];
  const gzipOf = new Map<number, number>();
  for (const number of shown) {
    const [inPackage, , gzip] = chunks[number]!;
    const own = present.has(number) ? gzip : gzip * correction;
    gzipOf.set(inPackage, (gzipOf.get(inPackage) ?? 0) + own);
  }
  return {
    minified: Math.round(sum(shown, 1)),
    gzip: Math.round([...gzipOf.values()].reduce((total, gzip) => total + gzip, 0)),
    packages: [...gzipOf]
      .map(([number, bytes]) => ({ name: packages[number]!, gzip: Math.round(bytes) }))
      .sort((a, b) => b.gzip - a.gzip),
  };
}
