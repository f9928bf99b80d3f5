import { createVersionView } from '../../api/history/version-view.ts';
import type { DocsLibrary } from './library.ts';

/** A name that only earlier releases have. */
export interface FormerName {
  /** Folder of the product. */
  product: string;
  owner: string;
  kind: string;
  name: string;
  /** The last stored release that has it. */
  lastRelease: string;
  /** The release that removed it. */
  until: string;
  /** Its present name. */
  now?: string;
}

/** Finds what earlier releases had under a name and the documented one does not, the last first. */
export function findFormer(library: DocsLibrary, name: string, owner?: string): FormerName[] {
  const wanted = name.toLowerCase();
  return library.products.flatMap(({ folder }) => {
    const data = library.readHistory(folder);
    const { members, releases } = data.history;
    const found = Object.keys(members).flatMap((key) => {
      const [of = '', , ...rest] = key.split('.');
      const isNamed = rest.join('.').toLowerCase() === wanted;
      if (!isNamed || (owner !== undefined && of.toLowerCase() !== owner.toLowerCase())) return [];
      const entries = members[key]!;
      if (entries.at(-1)?.[1] !== null) return [];
      const release = releases[entries.at(-1)![0] - 1]?.name;
      return release === undefined ? [] : [release];
    });
    return [...new Set(found)].toReversed().flatMap((release) => {
      const view = createVersionView(data, release);
      return (view?.removed ?? [])
        .filter(
          (each) =>
            each.name.toLowerCase() === wanted &&
            (owner === undefined || each.owner.toLowerCase() === owner.toLowerCase()),
        )
        .map(({ owner: of, kind, name: exact, until, now }) => ({
          ...{ product: folder, owner: of, kind, name: exact, lastRelease: release, until },
          ...(now !== undefined && { now }),
        }));
    });
  });
}
