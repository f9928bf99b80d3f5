/** Decides which checks a change needs. */

/** A page written by authors, not generated. */
export interface WrittenPage {
  /** Its folder, such as `content/data-grid/sorting`. */
  folder: string;
  /** Its pathname, such as `/x/react-data-grid/sorting/`. */
  path: string;
  /** Shared files that its demos import, such as `content/data-grid/datasets/harvest.ts`. */
  datasets: readonly string[];
}

export interface Selection {
  unit: 'all' | 'related' | 'none';
  /** Whether to build the site and check its files. */
  site: boolean;
  /** All browser tests, or only these spec files and the general checks of these pages. */
  browser: 'all' | { specs: readonly string[]; paths: readonly string[] };
  /** One line for each decision. */
  reasons: readonly string[];
}

/** The checks that a single changed file needs. */
interface Need {
  unit?: 'all' | 'related';
  site?: boolean;
  browser?: 'all';
  specs?: readonly string[];
  pages?: readonly WrittenPage[];
  reason: string;
}

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** Finds the page whose folder contains a file; the innermost one if there are several. */
function findPage(file: string, pages: readonly WrittenPage[]): WrittenPage | undefined {
  return pages
    .filter(({ folder }) => isBelow(file, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

const EVERYTHING = { unit: 'all', site: true, browser: 'all' } as const;

function getContentNeed(file: string, pages: readonly WrittenPage[]): Need {
  if (file.endsWith('/page.spec.ts')) return { specs: [file], reason: 'the tests of this page' };
  const shown = pages.filter(({ datasets }) => datasets.includes(file));
  if (shown.length > 0) {
    const count = shown.length === 1 ? '1 page' : `${shown.length} pages`;
    return { unit: 'all', site: true, pages: shown, reason: `data of demos on ${count}` };
  }
  const page = findPage(file, pages);
  // Folders of products and sections also contain shared files, such as `nav.ts` or unused datasets.
  const isOfPage =
    page && /^(page\.mdx|(demos|pictures)\/.+)$/.test(file.slice(page.folder.length + 1));
  return isOfPage
    ? { unit: 'all', site: true, pages: [page], reason: `part of ${page.path}` }
    : { ...EVERYTHING, reason: 'shared by pages' };
}

/** Returns the checks for a changed file: everything, unless it is known to need less. */
function getNeed(file: string, pages: readonly WrittenPage[]): Need {
  if (isBelow(file, 'content')) return getContentNeed(file, pages);
  if (/^tests\/e2e\/[^/]+\.spec\.ts$/.test(file)) {
    return { unit: 'related', specs: [file], reason: 'a spec file' };
  }
  if (isBelow(file, 'tests/site')) return { site: true, reason: 'a check of the built files' };
  if (/\.test\.tsx?$/.test(file)) return { unit: 'related', reason: 'a unit test' };
  if (/^(tests\/(unit|fixtures|spec-coverage)|tools|docs)\/|^[^/]+\.md$/.test(file)) {
    return { unit: 'all', reason: 'no part of the site' };
  }
  if (isBelow(file, 'scripts')) return { unit: 'related', reason: 'a command' };
  return { ...EVERYTHING, reason: 'shared code or configuration' };
}

const unique = (values: readonly string[]) => [...new Set(values)].sort();

/**
 * Selects the tests that a change to these files can affect. `files` are paths from the project
 * root; `specs` lists all spec files next to pages.
 */
export function selectTests(
  files: readonly string[],
  pages: readonly WrittenPage[],
  specs: readonly string[],
): Selection {
  const needs = files.map((file) => ({ file, ...getNeed(file, pages) }));
  const shown = needs.flatMap((need) => need.pages ?? []);
  const beside = shown.map(({ folder }) => `${folder}/page.spec.ts`);
  return {
    unit: needs.some(({ unit }) => unit === 'all')
      ? 'all'
      : needs.some(({ unit }) => unit === 'related')
        ? 'related'
        : 'none',
    site: needs.some((need) => need.site),
    browser: needs.some(({ browser }) => browser === 'all')
      ? 'all'
      : {
          specs: unique([
            ...needs.flatMap((need) => need.specs ?? []),
            ...beside.filter((spec) => specs.includes(spec)),
          ]),
          paths: unique(shown.map(({ path }) => path)),
        },
    reasons: needs.map(({ file, reason }) => `${file}: ${reason}`),
  };
}
