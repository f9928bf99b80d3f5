import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import type { ProductConfig } from '../../core/site/config.ts';
import { navSchema, type NavEntry } from '../../core/site/nav.ts';
import type { Page, PageTexts } from '../../core/page/page.ts';
import { buildApiNav } from '../../core/api/nav.ts';
import { buildSiteModel, type Section, type SiteData } from '../../core/site/model.ts';
import { createContentReference } from '../api/content-reference.ts';
import { loadDemoUses } from '../api/demo-imports.ts';
import { loadReferences, type ProductReference } from '../api/load-reference.ts';
import { loadConfig, loadPackageVersions, ROOT } from '../load-config.ts';
import { loadContent, type LoadedContent } from '../page/load-pages.ts';

async function loadNav(section: ProductConfig, contentRoot: string, errors: AuthorError[]) {
  const fullPath = path.join(contentRoot, section.folder, 'nav.ts');
  const file = `content/${section.folder}/nav.ts`;
  if (!existsSync(fullPath)) {
    errors.push({ file, line: 0, problem: 'The section has no nav.ts.', remedy: 'Write one.' });
    return [];
  }
  // The time of the last change makes the dev server read an edited file again.
  const url = `${pathToFileURL(fullPath).href}?t=${statSync(fullPath).mtimeMs}`;
  const loaded = (await import(/* @vite-ignore */ url)) as { default: unknown };
  const result = navSchema.safeParse(loaded.default);
  if (result.success) return result.data;
  for (const problem of z.prettifyError(result.error).slice(2).split('\n✖ ')) {
    errors.push({ file, line: 0, problem, remedy: 'See NavEntry in src/core/site/nav.ts.' });
  }
  return [];
}

function getLeaves(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => (entry.children ? getLeaves(entry.children) : [entry]));
}

/** Every page is in the navigation, and every entry has its page. */
function checkNav(sections: readonly Section[], pages: readonly Page[]): AuthorError[] {
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

/** What is read of the whole site. */
export interface LoadedSite {
  /** What the routes receive. */
  site: SiteData;
  /** Words of the pages, for search alone. */
  texts: PageTexts;
  /** The API reference of each product that has one. */
  references: readonly ProductReference[];
}

/**
 * Reads configuration, navigation, pages and API reference into plain data. All author mistakes of
 * the site are thrown together as `AuthorErrors`.
 */
export async function loadSiteAndTexts(
  contentRoot = path.join(ROOT, 'content'),
  products: readonly ProductConfig[] = loadConfig().products,
): Promise<LoadedSite> {
  const { site, versions } = loadConfig();
  const packageVersions = loadPackageVersions();
  const errors: AuthorError[] = [];
  const sections: Section[] = [];
  for (const product of products) {
    const version = packageVersions[product.packages?.[0] ?? ''];
    sections.push({
      ...product,
      entries: await loadNav(product, contentRoot, errors),
      version: version === undefined ? undefined : `v${version}`,
    });
  }
  const references = loadReferences(products);
  const reference = createContentReference(references, await loadDemoUses());
  let content: LoadedContent;
  try {
    content = await loadContent(products, contentRoot, [], reference);
  } catch (error) {
    if (!(error instanceof AuthorErrors)) throw error;
    // Without its pages every navigation entry would look wrong, so those checks wait.
    throw new AuthorErrors([...errors, ...error.errors]);
  }
  const { pages, texts } = content;
  errors.push(...checkNav(sections, pages));
  if (errors.length > 0) throw new AuthorErrors(errors);
  const data: SiteData = {
    config: site,
    versions,
    sections: sections.map((section) => {
      const found = references.find(({ product }) => product.folder === section.folder);
      if (!found) return section;
      const api = buildApiNav(section, found.model, found.history !== null);
      return { ...section, entries: [...section.entries, api] };
    }),
    pages,
    packageVersions,
  };
  buildSiteModel(data);
  return { site: data, texts, references };
}

/** As `loadSiteAndTexts`: what the routes receive. */
export async function loadSite(...options: Parameters<typeof loadSiteAndTexts>): Promise<SiteData> {
  const { site } = await loadSiteAndTexts(...options);
  return site;
}
