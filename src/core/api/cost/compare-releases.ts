import type { CostRelease } from './model.ts';

/** The packages' own code in one release. */
export interface ReleaseSize {
  name: string;
  minified: number;
  /** Names that the release does not have. */
  missing: readonly string[];
}

/** Returns the own code of the packages that items need, in each release. */
export function compareReleases(
  releases: readonly CostRelease[],
  names: readonly string[],
): ReleaseSize[] {
  return releases.map(({ name, chunks, items }) => {
    const needed = new Set(names.flatMap((each) => items[each] ?? []));
    return {
      name,
      minified: [...needed].reduce((sum, chunk) => sum + chunks[chunk]!, 0),
      missing: names.filter((each) => !Object.hasOwn(items, each)),
    };
  });
}
