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
  /** All unit tests, those of the content, those that import a changed file, or none. */
  unit: 'all' | 'content' | 'related' | 'none';
  /** Whether to build the site and check its files. */
  site: boolean;
  /** All browser tests, or only these spec files. */
  browser: 'all' | readonly string[];
  /** Pages for which the exhaustive checks run, as in `TEST_PAGES`. */
  pages: readonly string[];
  /** One line for each decision. */
  reasons: readonly string[];
}

/** The checks that a single changed file needs. */
interface Need {
  unit?: 'all' | 'content' | 'related';
  site?: boolean;
  browser?: 'all' | readonly string[];
  pages?: readonly string[];
  reason: string;
}

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** Finds the page whose folder contains a file; the innermost one if there are several. */
function findPage(file: string, pages: readonly WrittenPage[]): WrittenPage | undefined {
  return pages
    .filter(({ folder }) => isBelow(file, folder))
    .sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Lists the pages that show a changed file of the content; null if it may be any page. */
function listShowing(file: string, pages: readonly WrittenPage[]): readonly WrittenPage[] | null {
  const users = pages.filter(({ datasets }) => datasets.includes(file));
  if (users.length > 0) return users;
  const page = findPage(file, pages);
  // Folders of products and sections also contain shared files, such as `nav.ts` or unused datasets.
  return page &&
    /^(page\.(mdx|spec\.ts)|(demos|pictures)\/.+)$/.test(file.slice(page.folder.length + 1))
    ? [page]
    : null;
}

/**
 * Lists the pages that changed files affect, as in `TEST_PAGES`: with their text, demos or data, and
 * all reference pages of a product whose model changed.
 */
export function listAffectedPages(
  files: readonly string[],
  pages: readonly WrittenPage[],
): string[] {
  const affected = files.flatMap((file) => {
    const [, model] = /^api\/([\w-]+)\.api\.json$/.exec(file) ?? [];
    if (model !== undefined) return [`/x/api/${model}/*`];
    if (!isBelow(file, 'content')) return [];
    return (listShowing(file, pages) ?? []).map((page) => page.path);
  });
  return [...new Set(affected)].sort();
}

/** Whether files that changed can make the stored reference differ from a new extraction. */
export function needsExtraction(files: readonly string[]): boolean {
  return files.some((file) =>
    /^(package(-lock)?\.json|scripts\/api\.ts|(api|config|src\/core\/api|src\/node\/api)\/.+)$/.test(
      file,
    ),
  );
}

const EDITOR_SPECS = [
  'editor',
  'editor-demos',
  'editor-keyboard',
  'editor-runner',
  'editor-share',
  'try-it-editor',
];
const FEEDBACK_SPECS = ['analytics', 'feedback', 'feedback-service', 'insights', 'vitals'];
const SEARCH_SPECS = ['early-keys', 'search', 'search-service'];
const UPGRADE_SPECS = ['upgrade', 'used-version'];

/**
 * The browser tests of code that only one feature uses, by folder; the first folder that contains
 * a file decides. All other code of the site may change any page.
 */
export const SPECS_OF: Readonly<Record<string, readonly string[]>> = {
  insights: ['insights', 'feedback-service'],
  server: [...FEEDBACK_SPECS, 'search-service'],
  'src/cli': [],
  'src/core/data': [],
  'src/core/editor': EDITOR_SPECS,
  'src/core/feedback': FEEDBACK_SPECS,
  'src/core/search': SEARCH_SPECS,
  'src/core/upgrade': UPGRADE_SPECS,
  'src/frame': [...EDITOR_SPECS, 'hostile'],
  'src/islands/api': ['api-changes'],
  'src/islands/cost': ['cost'],
  'src/islands/demo/explore': ['try-it', 'try-it-editor'],
  'src/islands/demo/settings': ['demos', 'settings', 'date-library'],
  'src/islands/demo': ['demos', 'copy', 'date-library', 'editor', 'faults', 'variants'],
  'src/islands/editor': EDITOR_SPECS,
  'src/islands/feedback': FEEDBACK_SPECS,
  'src/islands/search': SEARCH_SPECS,
  'src/islands/settings': ['settings'],
  'src/islands/upgrade': UPGRADE_SPECS,
  'src/node/editor': EDITOR_SPECS,
  'src/node/search': SEARCH_SPECS,
  'src/node/upgrade': UPGRADE_SPECS,
  'src/state/editor': EDITOR_SPECS,
  'src/state/feedback': FEEDBACK_SPECS,
  'src/state/upgrade': UPGRADE_SPECS,
  'src/worker': ['worker'],
};

/** Every change of a feature is tried with these, because features share a page. */
const SHARED_SPECS = ['shell', 'layout', 'policy'];

const EVERYTHING = { unit: 'all', site: true, browser: 'all' } as const;

const toSpec = (name: string) => `tests/e2e/${name}.spec.ts`;

/** Returns the checks for a changed file: everything, unless it is known to need less. */
function getNeed(file: string, pages: readonly WrittenPage[], specs: readonly string[]): Need {
  if (isBelow(file, 'content')) {
    if (file.endsWith('/questions.json')) {
      return { unit: 'content', site: true, reason: 'leads search to a page' };
    }
    const shown = listShowing(file, pages);
    if (!shown) return { ...EVERYTHING, reason: 'shared by pages' };
    const beside = shown.map(({ folder }) => `${folder}/page.spec.ts`);
    const browser = beside.filter((spec) => specs.includes(spec));
    if (file.endsWith('/page.spec.ts')) return { browser, reason: 'the tests of this page' };
    return {
      unit: 'content',
      site: true,
      browser: [...browser, toSpec('every-page')],
      pages: shown.map((page) => page.path),
      reason: shown.length === 1 ? `part of ${shown[0]!.path}` : `on ${shown.length} pages`,
    };
  }
  if (/^tests\/e2e\/[^/]+\.spec\.ts$/.test(file)) {
    return { unit: 'related', browser: [file], reason: 'a spec file' };
  }
  if (isBelow(file, 'tests/site')) return { site: true, reason: 'a check of the built files' };
  if (/\.test\.tsx?$/.test(file)) return { unit: 'related', reason: 'a unit test' };
  if (isBelow(file, 'tests/pictures')) {
    return { browser: [toSpec('page-kinds')], reason: 'a picture of a page' };
  }
  if (
    /^(tests\/(unit|fixtures|dev|pasted|recipes|sandboxes)|tools|docs)\/|^[^/]+\.md$/.test(file)
  ) {
    return { unit: 'all', reason: 'no part of the site' };
  }
  if (/^((vitest|eslint)\.config\.m?[jt]s|(knip|cspell)\.json|tests\/[\w-]+\.ts)$/.test(file)) {
    return { unit: 'all', site: true, reason: 'used by checks outside of a browser' };
  }
  if (isBelow(file, 'scripts')) return { unit: 'related', reason: 'a command' };
  const [folder, own] = Object.entries(SPECS_OF).find(([each]) => isBelow(file, each)) ?? [];
  if (folder !== undefined) {
    return {
      unit: 'all',
      site: true,
      browser: [...SHARED_SPECS, ...own!].map(toSpec),
      reason: 'a feature with its own browser tests',
    };
  }
  return { ...EVERYTHING, reason: 'shared code or configuration' };
}

/** A spec file that opens pages of its own choice, and its text. */
export interface SpecFile {
  file: string;
  text: string;
}

/** Selects the spec files that name a page. `pages` are pathnames, or their start and `*`. */
export function selectNaming(pages: readonly string[], specs: readonly SpecFile[]): string[] {
  const isNamed = (page: string, text: string) =>
    page.endsWith('*')
      ? text.includes(page.slice(0, -1))
      : new RegExp(`${page}(?![\\w-])`).test(text);
  return specs
    .filter(({ text }) => pages.some((page) => isNamed(page, text)))
    .map(({ file }) => file);
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
  const needs = files.map((file) => ({ file, ...getNeed(file, pages, specs) }));
  const units = ['all', 'content', 'related'] as const;
  return {
    unit: units.find((each) => needs.some(({ unit }) => unit === each)) ?? 'none',
    site: needs.some((need) => need.site),
    browser: needs.some(({ browser }) => browser === 'all')
      ? 'all'
      : unique(needs.flatMap(({ browser = [] }) => browser)),
    pages: unique(needs.flatMap((need) => need.pages ?? [])),
    reasons: needs.map(({ file, reason }) => `${file}: ${reason}`),
  };
}
