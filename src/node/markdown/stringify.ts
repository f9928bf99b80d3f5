import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' })
  // Padded tables would be mostly spaces.
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Writes nodes as Markdown, always in the same form: `-` lists, fences, `*emphasis*`. */
export function stringifyMarkdown(children: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...children] });
}
