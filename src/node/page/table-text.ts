import type { Table } from 'mdast';
import { getText } from './parse.ts';

const YES = /^(yes|✓|✔|✅)$/i;
const NO = /^(no|none|[–—-]|✗|✘|❌|)$/i;

function endSentence(text: string): string {
  return text === '' || /[.!?:;…]$/.test(text) ? text : `${text}.`;
}

/** Names what the marked cells of a row say: the headers of the checked ones, unless all are. */
function getChecked(cells: readonly string[], headers: readonly string[]): string[] {
  const checked = headers.filter((_, index) => YES.test(cells[index] ?? ''));
  return checked.length === 0 || checked.length === headers.length ? [] : [checked.join(', ')];
}

/**
 * Returns the text of a table as sentences, because excerpts show it: each row names its first
 * cell, then the others with their headers. Marks become the headers of the checked cells: "Excel
 * export: Premium." The headers of two columns are not repeated in each row.
 */
export function getTableText({ children }: Table): string {
  const rows = children.map((row) =>
    row.children.map((cell) => getText(cell).replace(/\s+/g, ' ').trim()),
  );
  const [headers = []] = rows;
  if (headers.length <= 2) {
    return rows
      .map((cells) => endSentence(cells.filter(Boolean).join(': ')))
      .join(' ')
      .trim();
  }
  const columns = headers.slice(1);
  const sentences = rows.slice(1).map(([name = '', ...cells]) => {
    const said = cells.flatMap((cell, index) =>
      YES.test(cell) || NO.test(cell) ? [] : `${columns[index]}: ${cell}`,
    );
    const rest = [...getChecked(cells, columns), ...said].join('; ');
    const sign = said.length > 0 ? ' – ' : ': ';
    return endSentence([name, rest].filter(Boolean).join(sign));
  });
  return sentences.filter(Boolean).join(' ');
}
