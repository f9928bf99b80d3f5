/** Decides which checks a change needs. */
import type { Importers } from './module-graph.ts';
import { getTurn } from './scope.ts';

/** The English labels, which count as imported by the files that use a changed one. */
export const LABELS = 'content/ui/en.json';

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
  /** All tests of features, or only these spec files and checks of the built files. */
  features: 'all' | readonly string[];
  /** Pages for which the exhaustive checks run, as in `TEST_PAGES`. */
  pages: readonly string[];
  /** One line for each decision. */
  reasons: readonly string[];
}

/** The checks that a single changed file needs. */
interface Need {
  unit?: 'all' | 'content' | 'related';
  site?: boolean;
  features?: 'all' | readonly string[];
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

/** Files that change what every check of the whole project does. Packages change with their lock. */
const WHOLE = 'package-lock\\.json|vitest\\.config\\.ts|config/[^/]+';

/**
 * The stages of `npm test` that only some files can make fail: these run if one of them has changed,
 * and else by their turn.
 */
const FILES_OF_STAGE: Readonly<Record<string, RegExp>> = {
  'test:dev': new RegExp(
    `^(${WHOLE}|(scripts/(astro|dev|copy-project)|astro\\.config)\\..+|tests/dev/.+|src/(dev-pages|layouts|pages|mdx|node|core/(page|site|hosting))/.+)$`,
  ),
  'test:recipes': new RegExp(
    `^(${WHOLE}|README\\.md|scripts/(check|new|copy-project)\\.ts|tests/(recipes|unit)/.+|content/ui/.+|src/(components/site|core/page|islands/settings|mdx|node/(markdown|page|site))/.+)$`,
  ),
  'test:sandboxes': new RegExp(
    `^(${WHOLE}|tests/sandboxes/.+|src/core/demo/.+|src/node/(code|demo)/.+)$`,
  ),
};

/** Whether a stage runs after these files have changed, in a run with this turn. */
export function coversStage(script: string, files: readonly string[], turn: number): boolean {
  const pattern = FILES_OF_STAGE[script];
  return !pattern || files.some((file) => pattern.test(file)) || getTurn(script) === turn;
}

/** Whether files that changed can make the stored reference differ from a new extraction. */
export function needsExtraction(files: readonly string[]): boolean {
  return files.some((file) =>
    /^(package-lock\.json|scripts\/api\.ts|(api|config|src\/core\/api|src\/node\/api)\/.+)$/.test(
      file,
    ),
  );
}

/** The longest tests outside of a browser that belong to a feature; all others always run. */
const LANGUAGE_CHECKS = [
  'src/node/editor/language/bundle-declarations.test.ts',
  'src/node/editor/language/language-files.test.ts',
  'tests/site/editor-language.test.ts',
  'tests/site/editor-language-javascript.test.ts',
];
const DOCS_CHECKS = [
  'tests/site/docs-check.test.ts',
  'tests/site/docs-package.test.ts',
  'tests/site/docs-server.test.ts',
];
const UPGRADE_CHECKS = [
  'src/cli/upgrade/upgrade-folder.test.ts',
  'src/core/upgrade/upgrade.test.ts',
  'tests/unit/upgrade-demos.test.ts',
];
const SERVER_CHECKS = ['server/copy.test.ts', 'server/faults.test.ts', 'server/start.test.ts'];
const PLAYGROUND_CHECKS = ['tests/unit/playgrounds/printed-code.test.ts'];
const THEMING_CHECKS = ['tests/unit/exported-theme.test.ts'];
const COST_CHECKS = ['tests/unit/cost-evidence.test.ts'];
export const FEATURE_CHECKS: readonly string[] = [
  ...LANGUAGE_CHECKS,
  ...DOCS_CHECKS,
  ...UPGRADE_CHECKS,
  ...SERVER_CHECKS,
  ...PLAYGROUND_CHECKS,
  ...THEMING_CHECKS,
  ...COST_CHECKS,
];

const EDITOR_SPECS = [
  'early-keys',
  'editor',
  'editor-demos',
  'editor-keyboard',
  'editor-runner',
  'editor-share',
  'try-it-editor',
  ...LANGUAGE_CHECKS,
];
const DEMO_SPECS = [
  'copy',
  'date-library',
  'demos',
  'editor',
  'faults',
  'faults-parts',
  'listeners',
  'memory',
  'soak',
  'variants',
];
const FEEDBACK_SPECS = [
  'analytics',
  'early-keys',
  'feedback',
  'feedback-service',
  'insights',
  'vitals',
];
const SEARCH_SPECS = ['early-keys', 'search', 'search-service'];
const UPGRADE_SPECS = ['upgrade', 'used-version', ...DOCS_CHECKS, ...UPGRADE_CHECKS];
const PLAYGROUND_SPECS = ['try-it', 'try-it-editor', ...PLAYGROUND_CHECKS];
const THEMING_SPECS = ['settings', 'theming', ...THEMING_CHECKS];
const COST_SPECS = ['cost', ...COST_CHECKS];
const API_SPECS = [
  'api',
  'api-changes',
  'api-css-variables',
  'api-index',
  'api-values',
  'faults-answers',
  'section-links',
];
const HOSTING_SPECS = [
  'faults',
  'faults-answers',
  'faults-parts',
  'faults-slow',
  'hostile',
  'language',
  'styles',
  'worker',
];
const PAGE_SPECS = [
  'copy',
  'focus',
  'language',
  'listeners',
  'narrow',
  'overview',
  'page-kinds',
  'page-menu',
  'print',
  'section-links',
  'soak',
  'styles',
  'text',
];
const SITE_SPECS = [...PAGE_SPECS, 'analytics', 'contrast', 'faults-slow', 'storage', 'vitals'];

/** Pages whose guide contains a tool. */
const TOOL_SPECS = ['accessibility-evidence', 'cost', 'upgrade', ...THEMING_SPECS];

/**
 * The browser tests of a feature and its checks of the built files, by its folder or file, of which
 * `*` is the part of the code. The first one that contains a file decides. A file without one is tested
 * with the features that import it; if it has none, it may change any page.
 */
export const SPECS_OF: Readonly<Record<string, readonly string[]>> = {
  'config/accessibility.ts': ['accessibility-evidence'],
  'config/analytics.ts': ['analytics'],
  'config/answers.ts': FEEDBACK_SPECS,
  'config/changes': [...UPGRADE_SPECS, 'api-changes'],
  'config/cost.ts': COST_SPECS,
  'config/data.ts': DOCS_CHECKS,
  'config/descriptions': API_SPECS,
  'config/features.ts': [],
  'config/parts.ts': ['parts'],
  'config/playground': PLAYGROUND_SPECS,
  'config/playground.ts': PLAYGROUND_SPECS,
  'config/search.ts': [...SEARCH_SPECS, 'page-kinds', ...DOCS_CHECKS],
  'config/themes.ts': THEMING_SPECS,
  'evidence/cost': [...COST_SPECS, ...DOCS_CHECKS, 'api'],
  evidence: [...DEMO_SPECS, ...DOCS_CHECKS, ...COST_SPECS, 'accessibility-evidence', 'api'],
  insights: ['insights', 'feedback-service'],
  server: [...FEEDBACK_SPECS, 'search-service', ...SERVER_CHECKS],
  'src/cli': DOCS_CHECKS,
  // Types alone, which every run checks.
  'src/env.d.ts': [],
  'src/frame': [...EDITOR_SPECS, 'hostile'],
  'src/layouts/ApiLayout.astro': [...API_SPECS, ...PLAYGROUND_SPECS, 'page-kinds', 'used-version'],
  'src/layouts/ToolLayout.astro': [...TOOL_SPECS, 'page-kinds'],
  'src/layouts/tool-styles.ts': TOOL_SPECS,
  'src/mdx/site-tags.ts': [...TOOL_SPECS, 'feedback-service', 'overview', 'page-kinds'],
  'src/node/finish/social-images': [],
  'src/node/finish/write-data.ts': [...TOOL_SPECS, ...API_SPECS, ...DOCS_CHECKS],
  'src/node/finish/write-demo-pictures.ts': DEMO_SPECS,
  'src/node/finish/write-demo-sources.ts': [...DEMO_SPECS, ...EDITOR_SPECS],
  'src/node/finish/write-frame.ts': [...EDITOR_SPECS, 'hostile'],
  'src/node/finish/write-worker.ts': ['worker'],
  'src/worker': ['worker'],
  'src/*/accessibility': ['accessibility-evidence', 'page-kinds'],
  'src/*/api/accessibility': ['accessibility-evidence', 'api', 'page-kinds'],
  'src/*/api/cost': COST_SPECS,
  'src/*/api/parts': ['parts'],
  'src/*/api/playground': PLAYGROUND_SPECS,
  'src/*/api/used-version': ['used-version'],
  'src/*/api': API_SPECS,
  'src/*/cost': COST_SPECS,
  'src/*/data': DOCS_CHECKS,
  'src/*/demo/playground': PLAYGROUND_SPECS,
  'src/*/demo/parts': ['parts'],
  'src/*/demo/settings': ['date-library', 'demos', ...THEMING_SPECS],
  'src/*/demo/theming': THEMING_SPECS,
  'src/*/demo': DEMO_SPECS,
  'src/*/editor': EDITOR_SPECS,
  'src/*/feedback': FEEDBACK_SPECS,
  'src/*/hosting': HOSTING_SPECS,
  'src/*/landing': ['overview', 'page-kinds'],
  'src/*/markdown': ['page-menu'],
  'src/*/package': DOCS_CHECKS,
  'src/*/page': PAGE_SPECS,
  'src/*/search': SEARCH_SPECS,
  'src/*/server': HOSTING_SPECS,
  'src/*/settings/custom-theme': THEMING_SPECS,
  'src/*/settings': ['contrast', 'early-keys', 'settings', 'storage', 'theming', 'used-version'],
  'src/*/site': SITE_SPECS,
  'src/*/upgrade': UPGRADE_SPECS,
};

const FEATURES = Object.entries(SPECS_OF).map(([folder, names]) => ({
  pattern: new RegExp(`^${folder.replaceAll('.', '\\.').replace('*', '[^/]+')}(/|$)`),
  names,
}));

/** Every change of a feature is tried with these, because features share a page. */
const SHARED_SPECS = ['shell', 'layout', 'policy', 'routes'];

const toSpec = (name: string) => (name.includes('/') ? name : `tests/e2e/${name}.spec.ts`);

/**
 * What code without a feature can break on any page. Besides, every run opens each feature with its
 * tests tagged `@journey`, see playwright.config.ts.
 */
const SITE_WIDE = [...SHARED_SPECS, ...SITE_SPECS, ...HOSTING_SPECS, 'every-page'].map(toSpec);

const isSpec = (file: string) => /^tests\/e2e\/[^/]+\.spec\.ts$/.test(file);

/** Returns the tests of the feature that contains a file, or the file if it is one. */
function findOwnSpecs(file: string): readonly string[] | undefined {
  if (isSpec(file) || FEATURE_CHECKS.includes(file)) return [file];
  return FEATURES.find(({ pattern }) => pattern.test(file))?.names.map(toSpec);
}

interface FoundSpecs {
  specs: readonly string[];
  /** Whether code without a feature is among what imports the file, or the file itself. */
  isShared: boolean;
}

/** Finds the tests of the features that a file is part of or that import it. */
function findSpecs(
  file: string,
  importers: Importers,
  seen: ReadonlySet<string> = new Set(),
): FoundSpecs {
  const users = (importers.get(file) ?? []).filter((each) => !seen.has(each));
  const own = findOwnSpecs(file);
  if (own) {
    return {
      specs: [...own, ...users.flatMap((each) => findOwnSpecs(each) ?? [])],
      isShared: false,
    };
  }
  const found = users.map((each) => findSpecs(each, importers, new Set([...seen, file])));
  return {
    specs: found.flatMap(({ specs }) => specs),
    isShared: found.length === 0 || found.some(({ isShared }) => isShared),
  };
}

/** Returns the checks for a changed file of the content. */
function getContentNeed(
  file: string,
  pages: readonly WrittenPage[],
  specs: readonly string[],
  importers: Importers,
): Need {
  if (file.endsWith('/questions.json')) {
    // Its pictures show what the search finds.
    const features = [toSpec('page-kinds')];
    return { unit: 'content', site: true, features, reason: 'leads search to a page' };
  }
  if (file === LABELS) {
    const { specs: users, isShared } = findSpecs(file, importers);
    if (!isShared) {
      const features = [...SHARED_SPECS.map(toSpec), ...users];
      return { unit: 'all', site: true, features, reason: 'labels of features' };
    }
  }
  if (/^content\/[^/]+\/nav\.ts$/.test(file)) {
    const features = [...SHARED_SPECS, ...SITE_SPECS].map(toSpec);
    return { unit: 'all', site: true, features, reason: 'the navigation' };
  }
  const shown = listShowing(file, pages);
  if (!shown) {
    return { unit: 'all', site: true, features: SITE_WIDE, reason: 'shared by pages' };
  }
  const beside = shown.map(({ folder }) => `${folder}/page.spec.ts`);
  const own = beside.filter((spec) => specs.includes(spec));
  if (file.endsWith('/page.spec.ts')) return { features: own, reason: 'the tests of this page' };
  return {
    unit: 'content',
    site: true,
    features: [...own, toSpec('every-page')],
    pages: shown.map((page) => page.path),
    reason: shown.length === 1 ? `part of ${shown[0]!.path}` : `on ${shown.length} pages`,
  };
}

/** Returns the checks for a changed file: everything, unless it is known to need less. */
function getNeed(
  file: string,
  pages: readonly WrittenPage[],
  specs: readonly string[],
  importers: Importers,
): Need {
  if (isBelow(file, 'content')) return getContentNeed(file, pages, specs, importers);
  if (isSpec(file)) return { unit: 'related', features: [file], reason: 'a spec file' };
  if (isBelow(file, 'tests/site')) {
    const features = findSpecs(file, importers).specs;
    return { site: true, features, reason: 'a check of the built files' };
  }
  if (/\.test\.tsx?$/.test(file)) {
    const features = FEATURE_CHECKS.filter((each) => each === file);
    return { unit: 'related', features, reason: 'a unit test' };
  }
  if (isBelow(file, 'tests/pictures')) {
    return { features: [toSpec('page-kinds')], reason: 'a picture of a page' };
  }
  if (
    /^(tests\/(unit|fixtures|dev|pasted|recipes|sandboxes)|tools|docs)\/|^[^/]+\.md$/.test(file)
  ) {
    return { unit: 'all', reason: 'no part of the site' };
  }
  if (
    /^((vitest|eslint)\.config\.m?[jt]s|(knip|cspell|package)\.json|tests\/[\w-]+\.ts)$/.test(file)
  ) {
    return { unit: 'all', site: true, reason: 'used by checks outside of a browser' };
  }
  const { specs: users, isShared } = findSpecs(file, importers);
  if (isBelow(file, 'scripts')) return { unit: 'related', features: users, reason: 'a command' };
  if (isBelow(file, 'tests/e2e')) {
    return { unit: 'related', features: users, reason: 'used by spec files' };
  }
  if (file === 'playwright.config.ts') {
    return { unit: 'all', features: SHARED_SPECS.map(toSpec), reason: 'how browser tests run' };
  }
  if (/^api\/[\w-]+\.api\.json$/.test(file)) {
    const names = [
      ...SHARED_SPECS,
      ...API_SPECS,
      ...PLAYGROUND_SPECS,
      ...DOCS_CHECKS,
      ...COST_CHECKS,
      'every-page',
    ];
    return {
      unit: 'all',
      site: true,
      features: names.map(toSpec),
      reason: 'a model of the reference',
    };
  }
  if (file === 'package-lock.json') {
    return { unit: 'all', site: true, features: 'all', reason: 'all packages' };
  }
  if (isShared) {
    const features = [...SITE_WIDE, ...users];
    return { unit: 'all', site: true, features, reason: 'shared code or configuration' };
  }
  return {
    unit: 'all',
    site: true,
    features: [...SHARED_SPECS.map(toSpec), ...users],
    reason: 'a feature, or used by some, with their own tests',
  };
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
  importers: Importers,
): Selection {
  const needs = files.map((file) => ({ file, ...getNeed(file, pages, specs, importers) }));
  const units = ['all', 'content', 'related'] as const;
  return {
    unit: units.find((each) => needs.some(({ unit }) => unit === each)) ?? 'none',
    site: needs.some((need) => need.site),
    features: needs.some(({ features }) => features === 'all')
      ? 'all'
      : unique(needs.flatMap(({ features = [] }) => features)),
    pages: unique(needs.flatMap((need) => need.pages ?? [])),
    reasons: needs.map(({ file, reason }) => `${file}: ${reason}`),
  };
}
