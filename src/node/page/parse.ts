import type { Heading as HeadingNode, Nodes, Root } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses the text of a page. Throws a `VFileMessage` with the position of a syntax error. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

/** Returns the source of a directive, because in a sentence such as `10:am` it is only a colon. */
export function getDirectiveText({ type, name, children }: TextDirective | LeafDirective): string {
  const label = children.length > 0 ? `[${children.map(getText).join('')}]` : '';
  return `${type === 'textDirective' ? ':' : '::'}${name}${label}`;
}

/** Returns the text of a node as a reader sees it, without plan markers, images and comments. */
export function getText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return '\n';
    case 'textDirective':
    case 'leafDirective':
      return getDirectiveText(node);
    default:
      return 'children' in node ? node.children.map(getText).join('') : '';
  }
}

/** Returns the text of a heading as in the table of contents. */
export function getHeadingText(node: HeadingNode): string {
  return getText(node).replace(/\s+/g, ' ').trim();
}

export interface FenceMeta {
  title?: string;
  tab?: string;
  diff: boolean;
  emphasized: ReadonlySet<number>;
  /** Unknown words. */
  unknown: readonly string[];
}

/** Parses what follows the language of a fence: `title="…" tab="…" diff {2,4-6}`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { diff: false, emphasized: new Set<number>(), unknown: [] };
  const emphasized = new Set<number>();
  const unknown: string[] = [];
  for (const [word, name, value, lines] of (meta ?? '').matchAll(
    /(title|tab)="([^"]*)"|\{([\d,\s-]+)\}|\S+/g,
  )) {
    if (name === 'title') result.title = value ?? '';
    else if (name === 'tab') result.tab = value ?? '';
    else if (lines !== undefined) for (const line of parseLines(lines)) emphasized.add(line);
    else if (word === 'diff') result.diff = true;
    else unknown.push(word);
  }
  return { ...result, emphasized, unknown };
}

function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
}
