import { escapeAttribute, escapeText } from 'entities/escape';
import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addBreaks } from '../../core/api/breaks.ts';

/** Not MDX: descriptions come from TypeScript comments, where braces have no meaning. */
const processor = unified().use(remarkParse).use(remarkGfm).freeze();

export interface MarkdownOptions {
  /** Resolves a link's address. Returns null for a dead link, which becomes plain text. */
  resolveLink: (url: string) => string | null;
  /** Returns the address of an API name in inline code, or null if it is not an API name. */
  resolveName: (name: string) => string | null;
}

/** Elements without attributes, by node type. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** Matches a line without Markdown syntax, which needs no parsing. */
const PLAIN_LINE = /^[A-Za-z](?:[A-Za-z0-9 ,.;:()'"/=+?-]*[A-Za-z0-9.)])?$/;
/** Matches what GitHub Flavored Markdown turns into a link without syntax. */
const BARE_LINK = /www\.|:\/\//i;

/** Parses a description, after converting `{@link …}` and `[[name]]` of JSDoc to Markdown. */
export function parseDescription(markdown: string): Root {
  if (PLAIN_LINE.test(markdown) && !BARE_LINK.test(markdown)) {
    const text = { type: 'text' as const, value: markdown };
    return { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
  }
  const text = markdown
    .replace(/\[\[([^\]]+)\]\]/g, '`$1`')
    // `{@link address}` and `{@link address text}`
    .replace(/\{@link\s+(\S+?)(?:[\s|]+([^}]+))?\}/g, (_, url: string, label?: string) =>
      /^https?:|^\//.test(url) ? `[${label ?? url}](${url})` : `\`${label ?? url}\``,
    );
  return processor.parse(text);
}

function renderChildren(node: Parents, options: MarkdownOptions): string {
  return node.children.map((child) => renderNode(child, options)).join('');
}

function renderAnchor(href: string | null, html: string): string {
  return href === null ? html : `<a href="${escapeAttribute(href)}">${html}</a>`;
}

function renderNode(node: Nodes, options: MarkdownOptions): string {
  switch (node.type) {
    case 'text':
    case 'html':
      return escapeText(node.value);
    case 'inlineCode': {
      const code = `<code>${addBreaks(escapeText(node.value))}</code>`;
      return renderAnchor(options.resolveName(node.value), code);
    }
    case 'code':
      return `<pre class="code" dir="ltr" tabindex="0"><code>${escapeText(node.value)}</code></pre>`;
    case 'break':
      return '<br>';
    case 'link':
      return renderAnchor(options.resolveLink(node.url), renderChildren(node, options));
    case 'list': {
      const name = node.ordered ? 'ol' : 'ul';
      return `<${name}>${renderChildren(node, options)}</${name}>`;
    }
    default: {
      if (!('children' in node)) return '';
      const name = ELEMENTS[node.type];
      const inner = renderChildren(node, options);
      return name === undefined ? inner : `<${name}>${inner}</${name}>`;
    }
  }
}

/**
 * Renders the Markdown of a description as HTML. A single paragraph gets no `<p>`, so that it can
 * be used inline. Lists are tight.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions): string {
  const { children } = parseDescription(markdown);
  const [only] = children;
  if (children.length === 1 && only?.type === 'paragraph') return renderChildren(only, options);
  return children
    .map((child) => renderNode(child, options))
    .join('')
    .replace(/<li><p>([\s\S]*?)<\/p><\/li>/g, '<li>$1</li>');
}
