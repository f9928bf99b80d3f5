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

/** What the other loaders of the site get to know too, each read once. */
export interface LoadedSite {
  site: SiteModel;
  /** The words of the pages, which only search needs. */
  texts: PageTexts;
  references: readonly ProductReference[];
  /** What each demo imports from the documented packages. */
  demoUses: readonly ApiDemoUse[];
  /** Every mistake of an author; the site is what could be read in spite of them. */
  mistakes: readonly AuthorError[];
}

/** Reads a navigation; null with its mistakes reported where it cannot be used. */
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
  // The time of the last change makes the dev server read an edited file again.
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

/** Reports paths that several entries have, and leaves the later ones out. */
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

/** Every page is in the navigation, and every entry has its page. */
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
        problem: `${pathname} is in the navigation and has no page.`,
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

/** Mistakes in the labels and redirects, which pages do not depend on. */
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
 * Reads configuration, navigation and pages as far as they can be read, with every mistake in them.
 * Throws `AuthorErrors` where the configuration does not say what there is to read.
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

/** The same for a site without mistakes. Throws all of them together as `AuthorErrors`. */
export async function loadSite(
  contentRoot?: string,
  products?: readonly ProductConfig[],
): Promise<LoadedSite> {
  const loaded = await readSite(contentRoot, products);
  if (loaded.mistakes.length > 0) throw new AuthorErrors(loaded.mistakes);
  return loaded;
}
