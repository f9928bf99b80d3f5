import { expect, it } from 'vitest';
import type { ApiHistory } from '../../core/api/history/schema.ts';
import { renderChanges } from './render-changes.ts';
import { stringifyMarkdown } from './stringify.ts';

const history: ApiHistory = {
  product: 'tables',
  releases: ['6.9', '7.0'].map((name) => ({ name, packages: [] })),
  members: {
    'Table.prop.rows': [
      [0, { type: 'Row[]', default: '[]' }],
      [1, { type: 'readonly Row[]', default: '[]' }],
    ],
    'Table.prop.old': [
      [0, { type: 'string' }],
      [1, null],
    ],
    'Table.prop.dense': [[1, { type: 'boolean', plan: 'pro' }]],
    'events.event.sort': [[1, {}]],
    'Table.slot.row': [
      [0, {}],
      [1, { deprecated: 'Use [the cell](/x/) instead.' }],
    ],
  },
};
const DATA = { history, renames: {}, hrefs: { 'Table.prop.dense': '/api/#dense' } };

it('lists the changes below headings', () => {
  const nodes = renderChanges(
    DATA,
    { from: '6', to: '7.0' },
    { resolve: (url) => `https://docs.test${url}`, hasHeadings: true },
  );
  expect(stringifyMarkdown(nodes)).toBe(`## Removed

- \`Table.old\` (prop)

## Type changed

- \`Table.rows\` (prop): \`Row[]\` → \`readonly Row[]\`

## Deprecated

- \`Table.row\` (slot): Use the cell instead.

## Added

- [\`Table.dense\`](https://docs.test/api/#dense) (prop, Pro plan)
- \`sort\` (event)
`);
});

it('throws for a release that is not stored', () => {
  const options = { resolve: (url: string) => url, hasHeadings: false };
  expect(() => renderChanges(DATA, { from: '5', to: '7' }, options)).toThrow('no release 5');
});
