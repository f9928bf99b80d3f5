import { getPageName, type Page } from '../page/page.ts';
import { getSectionPages, type Section, type SiteModel } from '../site/model.ts';
import {
  DATA_NAMES,
  getCanonicalUrl,
  getDataPath,
  getLlmsFullPath,
  getLlmsPath,
  getMarkdownPath,
  RELEASE_FEED_PATH,
} from '../urls.ts';

/** Markdown indexes in the format of llmstxt.org: a title, a summary and lists of links. */

interface Entry {
  name: string;
  url: string;
  text?: string;
}

function renderList(title: string, entries: readonly Entry[]): string[] {
  if (entries.length === 0) return [];
  const lines = entries.map(
    ({ name, url, text }) => `- [${name}](${url})${text === undefined ? '' : `: ${text}`}`,
  );
  return [`## ${title}`, '', ...lines, ''];
}

/** Escapes a name for the text of a link. */
function escapeName(name: string): string {
  return name.replace(/[[\]\\]/g, '\\$&');
}

function toEntry(origin: string, { pathname, frontMatter }: Page): Entry {
  return {
    name: escapeName(getPageName(frontMatter)),
    url: origin + getMarkdownPath(pathname),
    text: frontMatter.description,
  };
}

function getDataEntries({ config: site }: SiteModel, section: Section): Entry[] {
  return DATA_NAMES.map((name) => ({
    name: `${name}.json`,
    url: site.origin + getDataPath(section.folder, name),
    // Its name does not say that it has hooks, functions, and constants too.
    ...(name === 'api' && { text: 'every export of the packages' }),
  }));
}

/** Returns the data files of a product. `parts`: number of its full-text files. */
function getProductFiles(model: SiteModel, section: Section, parts: number): Entry[] {
  const full = Array.from({ length: parts }, (_, index) => ({
    name: index === 0 ? 'Full text' : `Full text, part ${index + 1}`,
    url: model.config.origin + getLlmsFullPath(section.prefix, index + 1),
  }));
  return [...full, ...getDataEntries(model, section)];
}

/** Renders `llms.txt` of one product. `parts`: number of its full-text files. */
export function renderProductLlms(model: SiteModel, section: Section, parts: number): string {
  const { origin, name } = model.config;
  const { guides, reference } = getSectionPages(model, section);
  return [
    `# ${name} ${section.name}`,
    '',
    `> ${section.tagline ?? section.name}. Documentation of ${section.version ?? model.versions.current}.`,
    '',
    `Every page is Markdown with its demos as source. The page for people is the same address without \`.md\`.`,
    '',
    ...renderList(
      'Guides',
      guides.map((page) => toEntry(origin, page)),
    ),
    ...renderList(
      'API reference',
      reference.map((page) => toEntry(origin, page)),
    ),
    ...renderList('Files', getProductFiles(model, section, parts)),
  ].join('\n');
}

/**
 * Renders `llms.txt` of the site. The reference is in the lists of the products, because programs cut
 * a list of more than 50,000 characters. `getParts`: number of full-text files of a product.
 */
export function renderLlms(model: SiteModel, getParts: (section: Section) => number): string {
  const { config: site, sections, versions } = model;
  const products = sections.filter(({ id }) => id !== undefined);
  return [
    `# ${site.name}`,
    '',
    `> Documentation of ${site.name} ${versions.current}: ${products.map(({ name }) => name).join(', ')} for React and Material UI.`,
    '',
    `Every page is Markdown with its demos as source. The page for people is the same address without \`.md\`. Each product has its own list, which includes its API reference.`,
    '',
    ...renderList(
      'Products',
      products.map((section) => ({
        name: section.name,
        url: site.origin + getLlmsPath(section.prefix),
        ...(section.tagline === undefined ? {} : { text: `${section.tagline}.` }),
      })),
    ),
    ...sections.flatMap((section) =>
      renderList(
        section.name,
        getSectionPages(model, section).guides.map((page) => toEntry(site.origin, page)),
      ),
    ),
    ...renderList('Optional', [
      ...products.flatMap((section) =>
        getProductFiles(model, section, getParts(section)).map(({ name, url }) => ({
          name: `${section.name}: ${name}`,
          url,
        })),
      ),
      { name: 'Releases', url: site.origin + RELEASE_FEED_PATH, text: 'An Atom feed.' },
    ]),
  ].join('\n');
}

/** Separates the pages of a full text. */
const BETWEEN = '\n\n---\n\n';

/** Space reserved for the lines at the top of a part. */
const HEAD_BYTES = 1024;

/**
 * Joins the Markdown of a product's pages into files of at most `maxBytes`, without splitting a
 * page. Each file starts with its part number and links to the other parts. Throws if a single page
 * does not fit.
 */
export function renderLlmsFull(
  { config: site }: Pick<SiteModel, 'config'>,
  section: Section,
  pages: readonly { page: Page; body: string }[],
  maxBytes: number,
): string[] {
  const measure = (text: string) => new TextEncoder().encode(text).length;
  const parts: string[][] = [];
  let room = 0;
  for (const { page, body } of pages) {
    const text = `Source: ${getCanonicalUrl(site.origin, page.pathname)}\n\n${body.trimEnd()}`;
    const size = measure(text) + BETWEEN.length;
    if (size > maxBytes - HEAD_BYTES) {
      throw new Error(
        `The Markdown of ${page.pathname} has ${size} bytes, and a file of ${getLlmsFullPath(section.prefix)} ` +
          `can have ${maxBytes}. Split the page, or raise maxFullTextBytes in config/data.ts.`,
      );
    }
    if (size > room) {
      parts.push([]);
      room = maxBytes - HEAD_BYTES;
    }
    parts.at(-1)!.push(text);
    room -= size;
  }
  return parts.map((texts, index) => {
    const others = parts
      .map((_, at) => site.origin + getLlmsFullPath(section.prefix, at + 1))
      .filter((_, at) => at !== index);
    const place = parts.length === 1 ? '' : `, part ${index + 1} of ${parts.length}`;
    const more = others.length === 0 ? '' : `Other parts: ${others.join(' ')}\n`;
    const head = `# ${site.name} ${section.name}: all pages${place}\n${more}`;
    return `${[head.trimEnd(), ...texts].join(BETWEEN)}\n`;
  });
}
