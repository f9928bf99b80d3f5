import {
  findStoredRelease,
  RequestError,
  type AsOf,
  type DocsLibrary,
  type ProductRelease,
} from '../core/data/answers/library.ts';
import { findProject, type Project } from './find-project.ts';

/** What a question is answered with, and for. */
export interface Context {
  library: DocsLibrary;
  project: Project;
  asOf: AsOf;
}

/** Finds the project of a folder, and the stored release for each product that it uses. */
export function createContext(library: DocsLibrary, folder: string, version?: string): Context {
  const names = library.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  const project = findProject(folder, names);
  if (version !== undefined && !/^v?\d+(\.\d+){1,2}/.test(version)) {
    throw new RequestError(`"${version}" is not a release. Name one such as 7.12 or 6.20.5.`);
  }
  const asOf = new Map(
    library.products.flatMap(({ folder: product, packages }): [string, ProductRelease][] => {
      const found = project.packages.find(({ name }) =>
        packages.some((each) => each.name === name),
      );
      const asked = version?.replace(/^v/, '') ?? found?.version;
      if (asked === undefined) return [];
      const { release } = findStoredRelease(library.readHistory(product), asked);
      const source = version === undefined ? found!.source : undefined;
      return [[product, { version: asked, release, ...(source !== undefined && { source }) }]];
    }),
  );
  return { library, project, asOf };
}

/** Says which releases an answer is for. */
export function describeVersions({ library, asOf }: Context): string {
  if (asOf.size === 0) {
    return `For MUI X ${library.release}, because the project has none of its packages.`;
  }
  const versions = Map.groupBy(asOf, ([, { version, source }]) =>
    source === undefined ? version : `${version} (${source})`,
  );
  const getName = (folder: string) => library.products.find((each) => each.folder === folder)!.name;
  const list = [...versions].map(
    ([version, entries]) => `${entries.map(([folder]) => getName(folder)).join(', ')} ${version}`,
  );
  const stale = [...asOf.values()].filter(
    ({ version, release }) => !`${version}.`.startsWith(`${release}.`),
  );
  const note =
    stale.length > 0
      ? ` Not every release is stored: the nearest is ${[...new Set(stale.map(({ release }) => release))].join(', ')}.`
      : '';
  return `For ${list.join('; ')}. Documentation of ${library.release}.${note}`;
}

/** The same as plain data. */
export function listVersions({ library, asOf }: Context) {
  return {
    documented: library.release,
    products: Object.fromEntries(asOf),
  };
}
