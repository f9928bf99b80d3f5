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
  const gzipOf = new Map<number, number>();
  let minified = 0;
  let gzip = 0;
  for (const number of all) {
    if (onlyAdded && present.has(number)) continue;
    const [inPackage, ownMinified, ownGzip] = chunks[number]!;
    const own = present.has(number) ? ownGzip : ownGzip * (corrections[app] ?? 1);
    minified += ownMinified;
    gzip += own;
    gzipOf.set(inPackage, (gzipOf.get(inPackage) ?? 0) + own);
  }
  return {
    minified: Math.round(minified),
    gzip: Math.round(gzip),
    packages: [...gzipOf]
      .map(([number, bytes]) => ({ name: packages[number]!, gzip: Math.round(bytes) }))
      .sort((a, b) => b.gzip - a.gzip),
  };
}
