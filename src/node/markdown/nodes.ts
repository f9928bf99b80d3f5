import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';

/* Builders of mdast nodes. */

export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

export function link(url: string, label: string | PhrasingContent): Link {
  return {
    type: 'link',
    url,
    children: [typeof label === 'string' ? text(label) : label] as never,
  };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

/** A fenced code block. Its file name follows the language, as authors write it. */
export function fence(lang: string, value: string, title?: string): Code {
  return { type: 'code', lang, value, meta: title === undefined ? null : `title="${title}"` };
}

/** A tight list with one paragraph per item. */
export function list(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({ type: 'listItem', children: [paragraph(...children)] })),
  };
}

/** A table from rows of cells, header row first. */
export function table(rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

/** Joins groups of nodes with a separator text between them. */
export function join(parts: readonly PhrasingContent[][], between: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

const BLOCKS: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'definition',
  'heading',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
]);

/** Whether a node is block content. */
export function isBlock({ type }: Nodes): boolean {
  return BLOCKS.has(type);
}

/** Converts nodes to block content: runs of inline nodes become paragraphs. */
export function toBlocks(nodes: readonly Nodes[]): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = () => {
    if (run.length > 0) blocks.push(paragraph(...run));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) run.push(node as PhrasingContent);
    else {
      flush();
      blocks.push(node as RootContent);
    }
  }
  flush();
  return blocks;
}

/** Converts nodes to inline content: blocks are unwrapped and separated by a space. */
export function toInline(nodes: readonly Nodes[]): PhrasingContent[] {
  const parts = nodes.map((node): PhrasingContent[] => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return node.children;
      case 'list':
        return join(
          node.children.map(({ children }) => toInline(children)),
          '; ',
        );
      case 'blockquote':
        return toInline(node.children);
      case 'code':
        return [inlineCode(toOneLine(node.value))];
      default:
        return isBlock(node) ? [] : [node as PhrasingContent];
    }
  });
  return nodes.some(isBlock) ? join(parts, ' ') : parts.flat();
}

/** Collapses white space so that code fits into a line or a table cell. */
export function toOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
