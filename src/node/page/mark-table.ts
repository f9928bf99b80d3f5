import type { Nodes, Table } from 'mdast';
import { getText } from './parse.ts';

/** Characters that a column of a phone shows in one line, about. */
const NARROW = 20;
/** Characters up to which code stays in one line, whatever it contains. */
const SHORT = 24;

/**
 * Marks what CSS cannot tell apart in a table: columns of long text (class `wide` of the heading
 * cell), which need room on a phone, and long code with spaces (class `phrase`), which may break.
 */
export function markTable(table: Table): Table {
  const [head, ...body] = table.children;
  for (const [column, cell] of head?.children.entries() ?? []) {
    const texts = body.map((row) => row.children[column]).map((each) => each && getText(each));
    if (texts.some((text) => text && text.length > NARROW)) addClass(cell, 'wide');
  }
  markPhrases(table);
  return table;
}

function markPhrases(node: Nodes): void {
  if (node.type === 'inlineCode') {
    if (node.value.length > SHORT && node.value.includes(' ')) addClass(node, 'phrase');
  } else if ('children' in node) node.children.forEach(markPhrases);
}

function addClass(node: Nodes, className: string): void {
  node.data = { ...node.data, hProperties: { className } };
}
