import type { Nodes, Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import { markTable } from './mark-table.ts';
import { getText, parseMarkdown } from './parse.ts';

/** Returns the text of each marked node with its class. */
function listMarks(node: Nodes): string[][] {
  const { hProperties } = (node.data ?? {}) as { hProperties?: { className: string } };
  const own = hProperties ? [[getText(node), hProperties.className]] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listMarks)] : own;
}

const mark = (text: string) => listMarks(markTable(parseMarkdown(text).children[0] as Table));

describe('markTable', () => {
  it('marks the heads of columns with long text', () => {
    expect(mark('| A | B |\n|---|---|\n| Yes | More than *twenty* characters |')).toEqual([
      ['B', 'wide'],
    ]);
  });

  it('marks long code with spaces, also inside a link', () => {
    const [name, call] = ['gridFilteredSortedRowIdsSelector', 'pick(first, second, third)'];
    expect(mark(`| A |\n|---|\n| \`${name}\` \`(a) => b\` [\`${call}\`](#a) |`)).toEqual([
      ['A', 'wide'],
      [call, 'phrase'],
    ]);
  });
});
