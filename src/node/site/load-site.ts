import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import type { ProductConfig } from '../../core/site/config.ts';
import { getNavKey, navSchema, type NavEntry } from '../../core/site/nav.ts';
import type { PageTexts } from '../../core/page/page.ts';
import type { ApiDemoUse } from '../../core/api/demo-pages.ts';
import { buildApiNav } from '../../core/api/nav.ts';
import { buildSiteModel, type Section, type SiteModel } from '../../core/site/model.ts';
import { createContentReference } from '../api/content-reference.ts';
import { loadDemoUses } from '../api/demo-imports.ts';
import { loadReferences, type ProductReference } from '../api/load-reference.ts';
import { loadConfig, loadPackageVersions, ROOT } from '../load-config.ts';
import { checkSources, findSourceMistakes } from '../demo/check-sources.ts';
import { readContent, type Content } from '../page/load-pages.ts';
import { loadLabels } from './load-labels.ts';
import { findLostRedirects } from './check-redirects.ts';

const CONTENT = path.join(ROOT, 'content');

/** The loaded site, with everything that other loaders need too, so that it is read only once. */
export interface LoadedSite {
  site: SiteModel;
  /** The texts of the pages, which only search needs. */
  texts: PageTexts;
  references: readonly ProductReference[];
  /** Imports of each demo from the documented packages. */
  demoUses: readonly ApiDemoUse[];
  /** All author errors. `site` contains what could be read despite them. */
  mistakes: readonly AuthorError[];
}

/** Loads the navigation of a section. Returns null and reports its mistakes if it is unusable. */
async function loadNav(
  section: ProductConfig,
  contentRoot: string,
  errors: AuthorError[],
): Promise<NavEntry[] | null> {
  const fullPath = path.join(contentRoot, section.folder, 'nav.ts');
  const file = `content/${section.folder}/nav.ts`;
  if (!existsSync(fullPath)) {
    errors.push({ file, line: 0, problem: 'The section has no nav.ts.', remedy: 'Write one.' });
    return [];
  }
  const syntax = findSourceMistakes(fullPath, readFileSync(fullPath, 'utf8'));
  if (syntax.length > 0) {
    errors.push(...syntax.map((mistake) => ({ file, ...mistake })));
    return null;
  }
  // The modification time makes the dev server import an edited file again.
  const url = `${pathToFileURL(fullPath).href}?t=${statSync(fullPath).mtimeMs}`;
  let value: unknown;
  try {
    value = ((await import(/* @vite-ignore */ url)) as { default?: unknown }).default;
  } catch (error) {
    const problem = `The navigation cannot be read: ${(error as Error).message}.`;
    errors.push({ file, line: 0, problem, remedy: 'Export the entries as plain data.' });
    return null;
  }
  const result = navSchema.safeParse(value);
  if (result.success) return result.data;
  for (const problem of z.prettifyError(result.error).slice(2).split('\n✖ ')) {
    errors.push({ file, line: 0, problem, remedy: 'See NavEntry in src/core/site/nav.ts.' });
  }
  return null;
}

/** Reports paths that several entries share and drops all but the first entry. */
function dropRepeated(sections: readonly Section[], errors: AuthorError[]): Section[] {
  const seen = new Set<string>();
  return sections.map((section) => {
    const drop = (entries: readonly NavEntry[]): NavEntry[] =>
      entries.flatMap((entry) => {
        const key = getNavKey(entry);
        if (key !== null && seen.has(key)) {
          errors.push({
            file: `content/${section.folder}/nav.ts`,
            line: 0,
            problem: `Duplicated pathname ${key} in pages.`,
            remedy: 'Remove one of its entries.',
          });
          return [];
        }
        if (key !== null) seen.add(key);
        return entry.children ? { ...entry, children: drop(entry.children) } : entry;
      });
    return { ...section, entries: drop(section.entries) };
  });
}

function getLeaves(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => (entry.children ? getLeaves(entry.children) : [entry]));
}

/** Checks that every page is in the navigation and every entry has a page. */
function checkNav(sections: readonly Section[], { pages }: Pick<Content, 'pages'>): AuthorError[] {
  const errors: AuthorError[] = [];
  for (const { folder, entries } of sections) {
    const navFile = `content/${folder}/nav.ts`;
    const own = pages.filter(({ section, api }) => section === folder && api === undefined);
    const written = new Set(own.map(({ pathname }) => pathname));
    const listed = new Set(getLeaves(entries).map(({ pathname }) => pathname));
    for (const pathname of listed.difference(written)) {
      errors.push({
        file: navFile,
        line: 0,
        problem: `${pathname} is in the navigation but has no page.`,
        remedy: 'Write its page.mdx or remove the entry.',
      });
    }
    for (const page of own) {
      if (listed.has(page.pathname)) continue;
      errors.push({
        file: page.file,
        line: 0,
        problem: `The page ${page.pathname} is not in the navigation.`,
        remedy: `Add it to ${navFile}.`,
      });
    }
  }
  return errors;
}

/** Finds mistakes in the labels and redirects. */
function checkFiles(site: SiteModel): AuthorError[] {
  const errors: AuthorError[] = [];
  const check = (file: string, load: () => unknown) => {
    try {
      load();
    } catch (error) {
      errors.push({
        file,
        line: 0,
        problem: (error as Error).message,
        remedy: 'Correct the file.',
      });
    }
  };
  const { locales } = loadConfig();
  for (const locale of locales) check(`content/ui/${locale.id}.json`, () => loadLabels([locale]));
  return [...errors, ...findLostRedirects(site, locales)];
}

/**
 * Reads as much as possible of the configuration, navigation and pages, with every mistake in them.
 * Throws `AuthorErrors` if the configuration is invalid.
 */
export async function readSite(
  contentRoot = CONTENT,
  only?: readonly ProductConfig[],
): Promise<LoadedSite> {
  const config = loadConfig();
  const { site, versions } = config;
  const products = only ?? config.products;
  const packageVersions = loadPackageVersions();
  const mistakes: AuthorError[] = [];
  const read: Section[] = [];
  const withoutNav = new Set<string>();
  for (const product of products) {
    const version = packageVersions[product.packages?.[0] ?? ''];
    const entries = await loadNav(product, contentRoot, mistakes);
    if (entries === null) withoutNav.add(product.folder);
    read.push({
      ...product,
      entries: entries ?? [],
      version: version === undefined ? undefined : `v${version}`,
    });
  }
  const sections = dropRepeated(read, mistakes);
  const references = loadReferences(products);
  const demoUses = await loadDemoUses();
  const reference = createContentReference(references, demoUses);
  const content = await readContent(products, contentRoot, reference);
  mistakes.push(
    ...content.mistakes,
    ...checkNav(
      sections.filter(({ folder }) => !withoutNav.has(folder)),
      content,
    ),
    ...(await checkSources(
      products.map(({ folder }) => folder),
      contentRoot,
    )),
  );
  const model = buildSiteModel({
    config: site,
    versions,
    sections: sections.map((section) => {
      const found = references.find(({ product }) => product.folder === section.folder);
      if (!found) return section;
      const api = buildApiNav(section, found.model, found.history !== null);
      return { ...section, entries: [...section.entries, api] };
    }),
    pages: content.pages,
    packageVersions,
  });
  if (contentRoot === CONTENT) mistakes.push(...checkFiles(model));
  return { site: model, texts: content.texts, references, demoUses, mistakes };
}

/** Reads the site like `readSite`, but throws all mistakes together as `AuthorErrors`. */
export async function loadSite(
  contentRoot?: string,
  products?: readonly ProductConfig[],
): Promise<LoadedSite> {
  const loaded = await readSite(contentRoot, products);
  if (loaded.mistakes.length > 0) throw new AuthorErrors(loaded.mistakes);
  return loaded;
}
