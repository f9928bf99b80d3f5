import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one', rule: '-' })
  // Aligned tables would be mostly padding.
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** Serializes nodes as Markdown in one style: `-` lists, fences, `*emphasis*`. */
export function stringifyMarkdown(children: readonly RootContent[]): string {
  return processor.stringify({ type: 'root', children: [...children] });
}
