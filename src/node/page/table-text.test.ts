import type { Nodes, Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { getTableText } from './table-text.ts';

function read(...lines: string[]): string {
  const [table] = parseMarkdown(lines.join('\n')).children as Nodes[];
  return getTableText(table as Table);
}

describe('getTableText', () => {
  it('names the first cell of each row, then the others with their headers', () => {
    expect(
      read(
        '| Option | Default | Set it for |',
        '|---|---|---|',
        "| `delimiter` | `','` | `';'` where the comma is the decimal separator |",
        '| `fileName` | none | a name of your own. |',
      ),
    ).toBe(
      "delimiter – Default: ','; Set it for: ';' where the comma is the decimal separator. " +
        'fileName – Set it for: a name of your own.',
    );
  });

  it('keeps the headers of checked cells, unless all are checked', () => {
    expect(
      read(
        '| Feature | Community | Pro | Premium |',
        '|---|---|---|---|',
        '| Sort | Yes | Yes | Yes |',
        '| Pin columns | No | Yes | Yes |',
        '| Excel export | No | No | Yes |',
        '| Print | – | ✓ | up to 100 rows |',
      ),
    ).toBe(
      'Sort. Pin columns: Pro, Premium. Excel export: Premium. ' +
        'Print – Pro; Premium: up to 100 rows.',
    );
  });

  it('does not repeat the headers of two columns', () => {
    expect(read('| Keys | Effect |', '|---|---|', '| Enter | Saves |', '| Esc | Discards |')).toBe(
      'Keys: Effect. Enter: Saves. Esc: Discards.',
    );
    expect(read('| Part | Saved |', '|---|---|', '| Order | Yes |', '| Focus | No |')).toBe(
      'Part: Saved. Order: Yes. Focus: No.',
    );
  });
});
