import { expect, test } from 'vitest';
import { resolveLinks, type DeadLink } from './links.ts';

const targets = {
  folder: 'data-grid',
  pages: new Map([['GridColDef', 'grid-col-def']]),
  isKnown: (name: string) => name === 'GridRowId',
};

test.each([
  ['Of type [[GridColDef]][].', 'Of type [GridColDef](/x/api/data-grid/grid-col-def/)[].'],
  ['An [[GridRowId]].', 'An `GridRowId`.'],
  [
    'See {@link https://mui.com/x/react-charts/tooltip/ tooltip docs} for more.',
    'See [tooltip docs](/x/react-charts/tooltip/) for more.',
  ],
  ['See {@link https://example.com}.', 'See [https://example.com](https://example.com).'],
  [
    'Read [this](https://next.mui.com/x/react-data-grid/#a).',
    'Read [this](/x/react-data-grid/#a).',
  ],
  [
    'Instead: https://mui.com/x/react-data-grid/layout/#parent.',
    'Instead: [/x/react-data-grid/layout/#parent](/x/react-data-grid/layout/#parent).',
  ],
  ['[Slots](https://mui.com/material-ui/)', '[Slots](https://mui.com/material-ui/)'],
])('%s', (text, expected) => {
  const dead: DeadLink[] = [];
  expect(resolveLinks(text, targets, dead)).toBe(expected);
  expect(dead).toEqual([]);
});

test('renders an unknown name as code and reports it', () => {
  const dead: DeadLink[] = [];
  expect(resolveLinks('The [[Gone]].', targets, dead)).toBe('The `Gone`.');
  expect(dead).toEqual([{ text: 'The [[Gone]].', name: 'Gone' }]);
});
