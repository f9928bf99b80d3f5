import { findActivePage, type NavNode } from '../site/nav.ts';
import type { ApiModel } from '../api/model.ts';
import { SEE_ALSO } from '../page/form.ts';
import { getPageName, type Page, type PageText, type PageTexts } from '../page/page.ts';
import { getReferenceParts } from './reference.ts';
import type { SearchDocument, SearchIndex, SearchPart, SearchStart } from './types.ts';
import type { SearchConfig } from './config.ts';
import type { Section, SiteModel } from '../site/model.ts';
import { API_HEADING } from '../site/page-props.ts';
import { toHref } from '../urls.ts';

/** Input for the search index in addition to the site model. */
export interface SearchSource {
  texts: PageTexts;
  /** API references by product folder. */
  models: ReadonlyMap<string, ApiModel>;
}

/**
 * Returns the parts of a page: its top, then each heading with the text below it. The links to the
 * reference and to other pages at the end of a page are no answer.
 */
function getParts(
  { frontMatter, headings, questions = {} }: Page,
  text: PageText = {},
): SearchPart[] {
  let parent: string | undefined;
  const getTexts = (id: string) => ({
    text: text[id] ?? '',
    ...(questions[id] && { questions: questions[id] }),
  });
  const top: SearchPart = { id: '', title: getPageName(frontMatter), ...getTexts('') };
  const named = headings.filter(
    ({ id, text: title }) => id !== API_HEADING.id && title !== SEE_ALSO,
  );
  const rest = named.map(({ id, depth, text: title }): SearchPart => {
    const part = { id, title, ...getTexts(id) };
    if (depth === 3 && parent !== undefined) return { ...part, parent };
    parent = title;
    return part;
  });
  return [top, ...rest];
}

function getTrail(parents: readonly NavNode[]): string[] {
  const titles = parents.map(({ title }) => title).filter((title) => title !== null);
  // A result shows the outermost group, the section, separately.
  return titles.reverse().slice(1);
}

function getWeight(href: string, weights: SearchConfig['weights']): number {
  const [closest] = weights
    .filter(({ prefix }) => href.startsWith(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  return closest?.weight ?? 1;
}

function buildDocument(
  page: Page,
  section: number,
  site: SiteModel,
  { texts, models }: SearchSource,
  config: SearchConfig,
) {
  const { frontMatter, pathname } = page;
  const { parents } = findActivePage(site.tree, pathname);
  const href = toHref(pathname);
  const weight = getWeight(href, config.weights);
  const model = models.get(page.section);
  return {
    href,
    title: getPageName(frontMatter),
    trail: getTrail(parents),
    section,
    ...(frontMatter.plan === undefined ? {} : { plan: frontMatter.plan }),
    description: frontMatter.description,
    keywords: frontMatter.keywords,
    names: frontMatter.components,
    ...(weight < 1 ? { weight } : {}),
    parts:
      page.api && model
        ? getReferenceParts(page, page.api, model)
        : getParts(page, texts.get(pathname)),
  } satisfies SearchDocument;
}

function buildSection({ id, name }: Section) {
  return { ...(id === undefined ? {} : { productId: id }), name };
}

/**
 * Builds what the dialog shows before there is a query. Throws if the support page does not exist.
 */
export function buildSearchStart(
  site: SiteModel,
  { startsPerSection, helpPathname }: SearchConfig,
): SearchStart {
  if (!site.pageByPathname.has(helpPathname)) {
    throw new Error(`config/search.ts: there is no page ${helpPathname}.`);
  }
  const pages = site.tree.order.flatMap(({ pathname }) => site.pageByPathname.get(pathname) ?? []);
  return {
    helpHref: toHref(helpPathname),
    sections: site.sections.map((section) => ({
      ...buildSection(section),
      starts: pages
        .filter((page) => page.section === section.folder && page.api === undefined)
        .slice(0, startsPerSection)
        .map(({ frontMatter, pathname }) => ({
          title: getPageName(frontMatter),
          href: toHref(pathname),
        })),
    })),
  };
}

/** Builds the index that the browser searches: every page with its headings and text. */
export function buildSearchIndex(
  site: SiteModel,
  source: SearchSource,
  config: SearchConfig,
): SearchIndex {
  const folders = site.sections.map(({ folder }) => folder);
  return {
    sections: site.sections.map(buildSection),
    documents: site.pages.map((page) =>
      buildDocument(page, folders.indexOf(page.section), site, source, config),
    ),
    synonyms: config.synonyms,
  };
}
