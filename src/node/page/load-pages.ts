import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parse as parseYaml } from 'yaml';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import type { ProductConfig } from '../../core/site/config.ts';
import { getDemoPath, parseDemoAnchor } from '../../core/demo/demo.ts';
import { createSlugger, type Heading } from '../../core/page/heading.ts';
import {
  frontMatterSchema,
  TITLE_LIMIT,
  type FrontMatter,
  type Page,
  type PageTexts,
} from '../../core/page/page.ts';
import { API_HEADING, findApiPages } from '../../core/site/page-props.ts';
import { getPagePathname } from '../../core/urls.ts';
import { findRelease } from '../../core/api/history/change-list.ts';
import { findFormMistakes } from '../../core/page/form.ts';
import { splitPropNames } from '../../core/api/prop-rows.ts';
import { getTagRule } from '../../core/page/vocabulary.ts';
import { checkAliases, getAliases, type FoundAlias } from './aliases.ts';
import {
  checkLinkForm,
  checkNode,
  createReport,
  getAttributes,
  type FoundLink,
} from './check-page.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { NO_REFERENCE, type ContentReference } from '../api/content-reference.ts';
import { listDemoNames } from '../demo/load-demos.ts';
import { getHeadingText, getText, parseMarkdown } from './parse.ts';
import { getTableText } from './table-text.ts';

/** A page being loaded, with what later checks need. */
interface Draft {
  page: Page;
  text: Body['text'];
  links: FoundLink[];
  /** Tags that show part of the API reference. */
  apiTags: MdxJsxFlowElement[];
  /** `<Props>` tags. */
  propsTags: MdxJsxFlowElement[];
  /** Set if the page cannot be shown: its front matter is invalid, or it cannot be parsed. */
  broken?: 'front matter' | 'syntax';
}

/** The pages, as much of them as could be read, and every mistake in them. */
export interface Content {
  /** All pages. Includes those that cannot be shown, so that links to them are valid. */
  pages: Page[];
  /** The texts of the pages that authors wrote. */
  texts: PageTexts;
  /** Pages with invalid front matter, which is replaced by fallback values. */
  broken: ReadonlySet<Page>;
  mistakes: readonly AuthorError[];
}

/** Returns every `page.mdx` below a folder, as full paths. */
async function findPageFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => path.basename(entry) === 'page.mdx')
    .map((entry) => path.join(folder, entry))
    .sort();
}

/** Returns front matter with the valid fields. Required fields fall back to the file's name. */
function salvageFrontMatter(value: unknown, wrong: ReadonlySet<unknown>, file: string) {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const right = fields.filter(
    ([name]) => Object.hasOwn(frontMatterSchema.shape, name) && !wrong.has(name),
  );
  return frontMatterSchema.parse({
    title: file.slice(-TITLE_LIMIT),
    description: file.slice(-TITLE_LIMIT),
    ...Object.fromEntries(right),
  });
}

interface ReadFrontMatter {
  frontMatter: FrontMatter;
  isValid: boolean;
}

function readFrontMatter(tree: Root, file: string, errors: AuthorError[]): ReadFrontMatter {
  const nothing = { frontMatter: salvageFrontMatter({}, new Set(), file), isValid: false };
  const first = tree.children[0];
  const report = createReport(file, errors);
  if (first?.type !== 'yaml') {
    report({}, 'The page has no front matter.', 'Start it with --- and title and description.');
    return nothing;
  }
  let value: unknown;
  try {
    value = parseYaml(first.value);
  } catch (error) {
    report(first, `The front matter is not YAML: ${(error as Error).message}`, 'Quote the value.');
    return nothing;
  }
  const result = frontMatterSchema.safeParse(value);
  if (result.success) return { frontMatter: result.data, isValid: true };
  const wrong = new Set<unknown>();
  for (const issue of result.error.issues) {
    wrong.add(issue.path[0]);
    const field = issue.path.join('.') || 'front matter';
    const offset = first.value
      .split('\n')
      .findIndex((line) => line.startsWith(`${String(issue.path[0])}:`));
    errors.push({
      file,
      line: offset < 0 ? 1 : offset + 2,
      problem: `${field}: ${issue.message}.`,
      remedy: 'See the front matter in CONTRIBUTING.md.',
    });
  }
  return { frontMatter: salvageFrontMatter(value, wrong, file), isValid: false };
}

interface Body {
  headings: Heading[];
  aliases: Record<string, string>;
  demos: { name: string; node: Nodes }[];
  /** Captions that the author wrote, by name of the demo. */
  demoTitles: Record<string, string>;
  /** Demos of any page whose picture a card shows, by id. */
  pictures: { name: string; node: Nodes }[];
  links: FoundLink[];
  apiTags: MdxJsxFlowElement[];
  propsTags: MdxJsxFlowElement[];
  text: Record<string, string>;
}

const EMPTY_BODY: Body = {
  headings: [],
  aliases: {},
  demos: [],
  demoTitles: {},
  pictures: [],
  links: [],
  apiTags: [],
  propsTags: [],
  text: {},
};

const TEXT_BLOCKS = new Set(['paragraph', 'code', 'table']);

function readBody(tree: Root, file: string, errors: AuthorError[]): Body {
  const report = createReport(file, errors);
  const toId = createSlugger();
  const body: Body = {
    headings: [],
    aliases: {},
    demos: [],
    demoTitles: {},
    pictures: [],
    links: [],
    apiTags: [],
    propsTags: [],
    text: {},
  };
  const aliases: FoundAlias[] = [];
  let section = '';

  const visit = (node: Nodes, parent: Nodes | undefined) => {
    checkNode(node, parent, report);
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      if (node.depth === 3 && body.headings.length === 0) {
        report(node, 'An h3 comes before any h2.', 'Write ## for the first heading.');
      }
      const text = getHeadingText(node);
      section = toId(text);
      body.headings.push({ depth: node.depth, id: section, text });
    }
    for (const alias of getAliases(node) ?? []) {
      aliases.push({ node, parent, alias, section });
    }
    if (TEXT_BLOCKS.has(node.type)) {
      const text = node.type === 'table' ? getTableText(node) : getText(node);
      body.text[section] = `${body.text[section] ?? ''} ${text}`.trim();
    }
    if (node.type === 'link' || node.type === 'definition')
      body.links.push({ node, url: node.url });
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
      const { href, picture } = getAttributes(node);
      if (typeof href === 'string') body.links.push({ node, url: href });
      if (typeof picture === 'string') body.pictures.push({ name: picture, node });
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
      const { name, title } = getAttributes(node);
      if (typeof name === 'string') body.demos.push({ name, node });
      if (typeof name === 'string' && typeof title === 'string') body.demoTitles[name] = title;
    }
    if (node.type === 'mdxJsxFlowElement' && getTagRule(node.name ?? '')?.api)
      body.apiTags.push(node);
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Props') body.propsTags.push(node);
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  checkAliases(
    aliases,
    [...body.headings.map(({ id }) => id), ...body.demos.map(({ name }) => name)],
    report,
  );
  body.aliases = Object.fromEntries(aliases.map(({ alias, section }) => [alias, section]));
  return body;
}

/** Whether a node is a table of props that an author wrote: the reference does not have them all. */
function isPropsTable(node: Nodes): boolean {
  if (node.type !== 'table') return false;
  const [name, type] = node.children[0]?.children.map(getText) ?? [];
  return name === 'Name' && type === 'Type';
}

function checkPictures(
  { pictures }: Body,
  contentRoot: string,
  report: ReturnType<typeof createReport>,
) {
  for (const { name, node } of pictures) {
    if (existsSync(path.join(contentRoot, getDemoPath(name)))) continue;
    report(node, `There is no demo ${name}.`, 'Write the id of a demo: data-grid/sorting/Name.');
  }
}

async function checkDemos(folder: string, file: string, body: Body, errors: AuthorError[]) {
  const report = createReport(file, errors);
  const names = await listDemoNames(folder);
  const seen = new Set<string>();
  for (const { name, node } of body.demos) {
    if (!names.includes(name)) {
      report(node, `There is no demo ${name}.`, `Write demos/${name}.tsx next to the page.`);
    }
    if (seen.has(name)) report(node, `The demo ${name} is shown twice.`, 'Show it once.');
    seen.add(name);
  }
  for (const name of names.filter((name) => !seen.has(name))) {
    report(
      {},
      `The demo ${name} is not on the page.`,
      `Add <Demo name="${name}" … /> or remove it.`,
    );
  }
}

/** Cached by full path, because pages are read several times in a build and after every edit. */
const parsed = new Map<string, { text: string; tree: Root }>();

async function parsePage(fullPath: string): Promise<Root> {
  const text = await readFile(fullPath, 'utf8');
  const known = parsed.get(fullPath);
  if (known?.text === text) return known.tree;
  const tree = parseMarkdown(text);
  parsed.set(fullPath, { text, tree });
  return tree;
}

async function loadPage(
  fullPath: string,
  { folder, prefix }: ProductConfig,
  contentRoot: string,
  errors: AuthorError[],
): Promise<Draft> {
  const file = path.relative(path.dirname(contentRoot), fullPath).replaceAll(path.sep, '/');
  const pageFolder = path.dirname(fullPath);
  const inside = path.relative(path.join(contentRoot, folder), pageFolder);
  const getPage = (frontMatter: FrontMatter, body: Body): Page => ({
    pathname: getPagePathname(prefix, inside.replaceAll(path.sep, '/')),
    file,
    section: folder,
    frontMatter,
    headings: body.headings,
    ...(Object.keys(body.aliases).length > 0 ? { aliases: body.aliases } : {}),
    demos: body.demos.map(({ name }) => name),
    ...(Object.keys(body.demoTitles).length > 0 ? { demoTitles: body.demoTitles } : {}),
    ...(body.apiTags.length > 0 ? { showsApi: true as const } : {}),
  });
  let tree: Root;
  try {
    tree = await parsePage(fullPath);
  } catch (error) {
    const { reason, line, message } = error as { reason?: string; line?: number; message: string };
    errors.push({
      file,
      // For a tag that is never closed, only the message contains the position.
      line: line ?? Number(/\((\d+):\d+/.exec(message)?.[1] ?? 0),
      problem: `The page cannot be parsed: ${reason ?? message}.`,
      remedy: 'Close the tag, or escape < and { as code.',
    });
    const page = getPage(salvageFrontMatter({}, new Set(), file), EMPTY_BODY);
    return { page, text: EMPTY_BODY.text, links: [], apiTags: [], propsTags: [], broken: 'syntax' };
  }
  const { frontMatter, isValid } = readFrontMatter(tree, file, errors);
  const body = readBody(tree, file, errors);
  await checkDemos(pageFolder, file, body, errors);
  checkPictures(body, contentRoot, createReport(file, errors));
  const mistakes = findFormMistakes({
    path: inside.replaceAll(path.sep, '/'),
    components: frontMatter.components,
    headings: body.headings,
    demos: body.demos.length,
    hasProps: body.propsTags.length > 0 || tree.children.some(isPropsTable),
  });
  errors.push(...mistakes.map((mistake) => ({ file, line: 0, ...mistake })));
  return {
    page: getPage(frontMatter, body),
    links: body.links,
    apiTags: body.apiTags,
    propsTags: body.propsTags,
    text: body.text,
    ...(isValid ? {} : { broken: 'front matter' }),
  };
}

function checkLinks(drafts: readonly Draft[], others: readonly Page[], errors: AuthorError[]) {
  const variants = loadConfig()['source-variants'];
  const all = [...drafts.map(({ page }) => page), ...others];
  const pages = new Map(all.map((page) => [page.pathname, page]));
  // The anchors of a page that cannot be parsed are unknown.
  const unread = new Set(
    drafts.filter(({ broken }) => broken === 'syntax').map(({ page }) => page),
  );
  for (const { page, links } of drafts) {
    const report = createReport(page.file, errors);
    for (const link of links) {
      const target = checkLinkForm(link, report);
      if (!target) continue;
      const found = target.pathname === '' ? page : pages.get(target.pathname);
      if (!found) {
        report(link.node, `The link ${link.url} is broken.`, 'Link to a page that exists.');
        continue;
      }
      const present = found.aliases?.[target.hash];
      if (present !== undefined) {
        report(
          link.node,
          `${link.url}: #${target.hash} is an earlier anchor.`,
          `Write #${present}.`,
        );
      } else if (
        target.hash !== '' &&
        !unread.has(found) &&
        !found.headings.some(({ id }) => id === target.hash) &&
        !parseDemoAnchor(target.hash, found.demos, variants)
      ) {
        report(
          link.node,
          `${link.url}: the page has no anchor #${target.hash}.`,
          'Use the anchor of a heading or a demo on that page.',
        );
      }
    }
  }
}

function checkTitles(drafts: readonly Draft[], errors: AuthorError[]) {
  const first = new Map<string, string>();
  for (const { page, broken } of drafts) {
    if (broken) continue;
    const { title } = page.frontMatter;
    const other = first.get(title);
    if (other) {
      createReport(page.file, errors)(
        {},
        `The title "${title}" is already used by ${other}.`,
        'Choose another title.',
      );
    } else first.set(title, page.file);
  }
}

/** Checks that the names and tags of a page exist in the API reference. */
function checkReference(
  { page, apiTags, propsTags }: Draft,
  { hasName, hasProp, features, categories, histories }: ContentReference,
  errors: AuthorError[],
) {
  const report = createReport(page.file, errors);
  for (const name of page.frontMatter.components) {
    if (hasName(name)) continue;
    errors.push({
      file: page.file,
      line: 1,
      problem: `components: no package exports ${name}.`,
      remedy: 'Use the name of an exported component or type.',
    });
  }
  for (const node of propsTags) {
    for (const name of splitPropNames(String(getAttributes(node)['names'] ?? ''))) {
      if (hasProp(name, page.section, page.frontMatter.components)) continue;
      report(
        node,
        `<Props> names ${name}, which the reference does not have.`,
        'Write a prop of the `components` in the front matter, slots.name, or Interface.member.',
      );
    }
  }
  for (const node of apiTags) {
    const { feature, category, product, from, to } = getAttributes(node);
    const check = (what: string, value: unknown, known: readonly string[]) => {
      if (value === undefined || known.includes(String(value))) return;
      report(node, `There is no ${what} ${String(value)}.`, `Use one of ${known.join(', ')}.`);
    };
    check('feature', feature, features);
    check('category', category, categories);
    if (node.name !== 'ApiChanges') continue;
    check('product', product, [...histories.keys()]);
    const history = histories.get(String(product ?? page.section));
    if (!history) continue;
    const names = history.releases.map(({ name }) => name);
    for (const release of [from, to]) {
      if (findRelease(history, String(release)) === undefined) check('release', release, names);
    }
  }
}

/**
 * Reads every page of the sections and adds the pages of the API reference. A page with mistakes is
 * included with as much of it as could be read.
 */
export async function readContent(
  sections: readonly ProductConfig[],
  contentRoot = path.join(ROOT, 'content'),
  reference: ContentReference = NO_REFERENCE,
): Promise<Content> {
  const mistakes: AuthorError[] = [];
  const found = await Promise.all(
    sections.map(async (section) => {
      const files = await findPageFiles(path.join(contentRoot, section.folder));
      return Promise.all(files.map((file) => loadPage(file, section, contentRoot, mistakes)));
    }),
  );
  const drafts = found.flat();
  const pages = drafts.map(({ page }) => page);
  const others = reference.buildPages(pages);
  for (const page of pages) {
    if (findApiPages(page, others).length > 0) page.headings = [...page.headings, API_HEADING];
  }
  checkLinks(drafts, others, mistakes);
  checkTitles(drafts, mistakes);
  for (const draft of drafts) checkReference(draft, reference, mistakes);
  return {
    pages: [...pages, ...others],
    texts: new Map(drafts.map(({ page, text }) => [page.pathname, text])),
    broken: new Set(drafts.filter(({ broken }) => broken).map(({ page }) => page)),
    mistakes,
  };
}

/**
 * Reads every page of the sections. Throws the mistakes of all pages together as `AuthorErrors`,
 * after those in `errors`.
 */
export async function loadContent(
  sections: readonly ProductConfig[],
  contentRoot?: string,
  errors: readonly AuthorError[] = [],
  reference?: ContentReference,
): Promise<Pick<Content, 'pages' | 'texts'>> {
  const { pages, texts, mistakes } = await readContent(sections, contentRoot, reference);
  const all = [...errors, ...mistakes];
  if (all.length > 0) throw new AuthorErrors(all);
  return { pages, texts };
}
