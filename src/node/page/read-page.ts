import type { Nodes, Root } from 'mdast';
import { parse as parseYaml } from 'yaml';
import type { AuthorError } from '../../core/author-error.ts';
import { createSlugger, type Heading } from '../../core/page/heading.ts';
import { frontMatterSchema, TITLE_LIMIT, type FrontMatter } from '../../core/page/page.ts';
import { getTagRule } from '../../core/page/vocabulary.ts';
import { checkAliases, getAliases, type FoundAlias } from './aliases.ts';
import {
  checkNode,
  createReport,
  getAttributes,
  type FoundLink,
  type Place,
} from './check-page.ts';
import { getHeadingText, getText, parseMarkdown } from './parse.ts';
import { getTableText } from './table-text.ts';

/** What the text of a page says, without regard to other files. It is plain data. */
export interface ReadPage {
  frontMatter: FrontMatter;
  body: Body;
  /** Whether the author wrote a table of props. */
  hasPropsTable: boolean;
  mistakes: readonly AuthorError[];
  /** Set if the page cannot be shown: its front matter is invalid, or it cannot be parsed. */
  broken?: 'front matter' | 'syntax';
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

/** A tag with what later checks need of it. */
export interface FoundTag extends Place {
  name: string;
  attributes: ReturnType<typeof getAttributes>;
}

/** What a page says, as plain data. */
export interface Body {
  headings: Heading[];
  aliases: Record<string, string>;
  demos: { name: string; node: Place }[];
  /** Captions that the author wrote, by name of the demo. */
  demoTitles: Record<string, string>;
  /** Demos of any page whose picture a card shows, by id. */
  pictures: { name: string; node: Place }[];
  links: FoundLink[];
  /** Tags that show part of the API reference. */
  apiTags: FoundTag[];
  /** `<Props>` tags. */
  propsTags: FoundTag[];
  text: Record<string, string>;
}

const createBody = (): Body => ({
  headings: [],
  aliases: {},
  demos: [],
  demoTitles: {},
  pictures: [],
  links: [],
  apiTags: [],
  propsTags: [],
  text: {},
});

const TEXT_BLOCKS = new Set(['paragraph', 'code', 'table']);

function readBody(tree: Root, file: string, errors: AuthorError[]): Body {
  const report = createReport(file, errors);
  const toId = createSlugger();
  const body = createBody();
  const aliases: FoundAlias[] = [];
  const renamed: { node: Place; alias: string; name: string }[] = [];
  let section = '';

  const visit = (node: Nodes, parent: Nodes | undefined) => {
    checkNode(node, parent, report);
    const place: Place = { position: node.position };
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
      body.links.push({ node: place, url: node.url });
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Card') {
      const { href, picture } = getAttributes(node);
      if (typeof href === 'string') body.links.push({ node: place, url: href });
      if (typeof picture === 'string') body.pictures.push({ name: picture, node: place });
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
      const { name, title, was } = getAttributes(node);
      if (typeof name === 'string') {
        body.demos.push({ name, node: place });
        if (typeof title === 'string') body.demoTitles[name] = title;
        if (typeof was === 'string') renamed.push({ node: place, alias: was, name });
      }
    }
    if (node.type === 'mdxJsxFlowElement' && node.name) {
      const tag = { ...place, name: node.name, attributes: getAttributes(node) };
      if (getTagRule(node.name)?.api) body.apiTags.push(tag);
      if (node.name === 'Props') body.propsTags.push(tag);
    }
    if ('children' in node) for (const child of node.children) visit(child, node);
  };
  visit(tree, undefined);
  const anchors = [...body.headings.map(({ id }) => id), ...body.demos.map(({ name }) => name)];
  checkAliases(aliases, anchors, report);
  for (const { node, alias } of renamed) {
    if (!anchors.includes(alias)) continue;
    report(node, `The page already has an anchor #${alias}.`, 'Remove it from `was`.');
  }
  body.aliases = Object.fromEntries([
    ...aliases.map(({ alias, section }) => [alias, section]),
    ...renamed.map(({ alias, name }) => [alias, name]),
  ]);
  return body;
}

/** Whether a node is a table of props that an author wrote: the reference does not have them all. */
function isPropsTable(node: Nodes): boolean {
  if (node.type !== 'table') return false;
  const [name, type] = node.children[0]?.children.map(getText) ?? [];
  return name === 'Name' && type === 'Type';
}

function read(file: string, text: string): ReadPage {
  const mistakes: AuthorError[] = [];
  let tree: Root;
  try {
    tree = parseMarkdown(text);
  } catch (error) {
    const { reason, line, message } = error as { reason?: string; line?: number; message: string };
    mistakes.push({
      file,
      // For a tag that is never closed, only the message contains the position.
      line: line ?? Number(/\((\d+):\d+/.exec(message)?.[1] ?? 0),
      problem: `The page cannot be parsed: ${reason ?? message}.`,
      remedy: 'Close the tag, or escape < and { as code.',
    });
    const frontMatter = salvageFrontMatter({}, new Set(), file);
    return { frontMatter, body: createBody(), hasPropsTable: false, mistakes, broken: 'syntax' };
  }
  const { frontMatter, isValid } = readFrontMatter(tree, file, mistakes);
  const body = readBody(tree, file, mistakes);
  return {
    frontMatter,
    body,
    hasPropsTable: tree.children.some(isPropsTable),
    mistakes,
    ...(isValid ? {} : { broken: 'front matter' }),
  };
}

/**
 * Creates a function that reads the text of a page and finds the mistakes that the text alone
 * shows. It remembers the last text of each file, because the dev server reads all pages again
 * after every edit.
 */
export function createPageReader() {
  const known = new Map<string, { text: string; page: ReadPage }>();
  return (file: string, text: string): ReadPage => {
    const last = known.get(file);
    if (last?.text === text) return last.page;
    const page = read(file, text);
    known.set(file, { text, page });
    return page;
  };
}
