import { describe, expect, it } from 'vitest';
import type { PropRow } from '../../core/api/prop-rows.ts';
import { stringifyMarkdown } from '../markdown/stringify.ts';
import { buildPropsTable, getFirstSentence } from './props-table.ts';

const row: PropRow = {
  name: 'rows',
  plan: undefined,
  type: '(params: { row: Row; field: string }, details: Details) => void',
  default: undefined,
  description: 'The rows.',
  href: '/rows/',
};

function build(rows: readonly PropRow[]): string {
  const table = buildPropsTable(rows, {
    resolve: (url) => `https://docs.test${url}`,
    renderPlan: (plan) => [{ type: 'text', value: plan }],
  });
  return stringifyMarkdown([table]);
}

describe('buildPropsTable', () => {
  it('links each name, shortens its type and marks its plan', () => {
    expect(
      build([
        { ...row, plan: 'pro', default: '[]' },
        { ...row, name: 'Column.field' },
      ]),
    ).toBe(
      '| Name | Type | Default | Description |\n| - | - | - | - |\n' +
        '| [`rows`](https://docs.test/rows/) pro | `(params, details) => void` | `[]` | The rows. |\n' +
        '| [`Column.field`](https://docs.test/rows/) | `(params, details) => void` | | The rows. |\n',
    );
  });

  it('has no column of defaults if there are none', () => {
    expect(build([row])).toContain('| Name | Type | Description |');
  });
});

describe('getFirstSentence', () => {
  it.each([
    ['Sorts the rows. Then pages them.', 'Sorts the rows.'],
    ['Sets `a.b`, e.g. for [rows](https://mui.com/x/). More.', 'Sets `a.b`, e.g. for rows.'],
    ['One\nline\n\n- a list', 'One line'],
    ['If `true`, it is 1.5 times as wide! Yes.', 'If `true`, it is 1.5 times as wide!'],
    ['', ''],
  ])('of %s', (markdown, sentence) => {
    const children = getFirstSentence(markdown);
    expect(stringifyMarkdown([{ type: 'paragraph', children }]).trim()).toBe(sentence);
  });
});
