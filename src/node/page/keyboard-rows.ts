import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, RootContent } from 'mdast';
import { createSlugger } from '../../core/page/heading.ts';
import { listFiles } from '../list-files.ts';
import { getHeadingText, getText, parseMarkdown } from './parse.ts';

/** A row of a table in a guide that says what a key does. */
export interface KeyboardRow {
  /** Folder of the page, section, and first cell: `data-grid/accessibility#tab-order: Home`. */
  id: string;
  /** All cells: `Home | Moves to the first cell of the row`. */
  text: string;
}

/** Releases before this one, and pages that only authors read. */
const SKIPPED = /^(migration|experiments)\//;

/** First header of tables that mention a key, but say what to write in code. */
const NOT_ABOUT_KEYS = /^(Prop|Function)$/;

function hasKey(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement' && node.name === 'kbd') return true;
  return 'children' in node && node.children.some(hasKey);
}

function readRows(nodes: readonly RootContent[], page: string): KeyboardRow[] {
  const slug = createSlugger();
  let section = '';
  const rows: KeyboardRow[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') section = slug(getHeadingText(node));
    if (node.type !== 'table') continue;
    const [headers, ...body] = node.children;
    if (NOT_ABOUT_KEYS.test(getText(headers!.children[0]!))) continue;
    for (const row of body.filter(hasKey)) {
      const cells = row.children.map((cell) => getText(cell).replace(/\s+/g, ' ').trim());
      rows.push({ id: `${page}#${section}: ${cells[0]}`, text: cells.join(' | ') });
    }
  }
  return rows;
}

/** Returns the rows of all keyboard tables, in the order of the pages. */
export function readKeyboardRows(folder: string): KeyboardRow[] {
  return listFiles(folder)
    .filter((name) => path.basename(name) === 'page.mdx')
    .sort()
    .flatMap((name) => {
      const page = path.dirname(name);
      const text = readFileSync(path.join(folder, name), 'utf8');
      if (SKIPPED.test(`${page}/`) || !text.includes('<kbd>')) return [];
      return readRows(parseMarkdown(text).children, page);
    });
}
