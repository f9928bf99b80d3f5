import type { ApiChangeData } from '../../api/history/change-list.ts';
import type { ComputedLibrary } from '../../demo/date-library.ts';
import type { SearchEngine } from '../../search/engine/engine.ts';
import type { Tier } from '../../plan.ts';
import type { ApiData } from '../schema.ts';

/** A heading of a page, as in its Markdown. */
export interface LibraryHeading {
  /** The anchor on the page. */
  id: string;
  depth: 2 | 3;
  /** Whether the page itself has no such anchor. */
  isOnlyInText?: true;
}

/** A page of the documentation. */
export interface LibraryPage {
  /** `/x/react-data-grid/sorting/` */
  pathname: string;
  title: string;
  description: string;
  /** Headings of the second and third level, in page order. */
  headings: readonly LibraryHeading[];
}

/** Code with what it needs. */
export interface RunnableCode {
  code: string;
  /** Version by package name. */
  dependencies: Readonly<Record<string, string>>;
}

/** A demo as one file that runs as pasted into an empty project. */
export interface LibraryExample extends RunnableCode {
  /** `data-grid/sorting/BasicSorting` */
  id: string;
  title: string;
  /** The page that explains it, with the anchor of the demo. */
  url: string;
  /** Pathname of that page. */
  page: string;
  plan: Tier;
  /** The same for other date libraries; the code of the example itself is for Day.js. */
  libraries?: Partial<Record<ComputedLibrary, RunnableCode>>;
}

export interface LibraryPackage {
  name: string;
  version: string;
  /** Ranges of versions of the packages that it needs beside it, by name. */
  peers: Readonly<Record<string, string>>;
}

export interface LibraryProduct {
  /** `data-grid` */
  folder: string;
  id: string;
  name: string;
  packages: readonly LibraryPackage[];
}

/** What the documentation package holds. Each part is read when it is asked for. */
export interface DocsLibrary {
  /** The documented release, `7.29.13`. */
  release: string;
  origin: string;
  products: readonly LibraryProduct[];
  pages: readonly LibraryPage[];
  readPage: (page: LibraryPage) => string;
  readApi: (folder: string) => ApiData;
  readHistory: (folder: string) => ApiChangeData;
  readExamples: (folder: string) => readonly LibraryExample[];
  getEngine: () => SearchEngine;
  /** Declarations of the packages that some code imports, by paths such as `/node_modules/react/…`. */
  readDeclarations: (codes: readonly string[]) => ReadonlyMap<string, string>;
}

/** The release for which a question is answered, by product folder. */
export type AsOf = ReadonlyMap<string, ProductRelease>;

export interface ProductRelease {
  /** The exact version, as far as it is known: `7.12.1`, or `7.12`. */
  version: string;
  /** The stored release that stands for it, `7.12`. */
  release: string;
  /** Where the version was found, `node_modules`, or absent if it was asked for. */
  source?: string;
}

/** An answer for people and programs. */
export interface Answer {
  /** As Markdown. */
  text: string;
  /** The same as plain data. */
  data: Readonly<Record<string, unknown>>;
  /** Whether there is what was asked for. If not, the text says what comes near. */
  found: boolean;
}

/** Returns the path of a page's Markdown in the package, `docs/react-charts/bars.md`. */
export function getDocsPath(pathname: string): string {
  return `docs/${pathname.slice('/x/'.length, -1)}.md`;
}

/** Says that a request cannot be answered as it is, and what to change. */
export class RequestError extends Error {}

/**
 * Finds the stored release that stands for a version: that of its minor version, or the nearest one
 * before it of the same major version, or the oldest or newest of all.
 */
export function findStoredRelease(
  { history }: ApiChangeData,
  version: string,
): { release: string; isExact: boolean } {
  const toNumbers = (name: string) => name.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [major = 0, minor = 0] = toNumbers(version);
  const compare = ([a = 0, b = 0]: number[]) => a - major || b - minor;
  const names = history.releases.map(({ name }) => name);
  const before = names.filter((name) => compare(toNumbers(name)) <= 0);
  const release = before.at(-1) ?? names[0]!;
  return { release, isExact: compare(toNumbers(release)) === 0 };
}
