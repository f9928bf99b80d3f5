import { expect, it } from 'vitest';
import { findAnchor } from './row-anchor.ts';

const IDS = [
  'props',
  'classes',
  'DataGrid-prop-rowHeight',
  'DataGrid-slot-baseButton',
  'DataGrid-class-cell',
  'DataGrid-class-cell--editable',
  'DataGrid-variable---DataGrid-rowBorderColor',
];

it.each([
  ['data-grid-prop-rowHeight', 'DataGrid-prop-rowHeight'],
  ['DATAGRID-PROP-ROWHEIGHT', 'DataGrid-prop-rowHeight'],
  ['data-grid-props-row-height', 'DataGrid-prop-rowHeight'],
  ['data-grid-slots-baseButton', 'DataGrid-slot-baseButton'],
  ['data-grid-classes-cell', 'DataGrid-class-cell'],
  ['data-grid-css-cell', 'DataGrid-class-cell'],
  ['data-grid-classes-cell--editable', 'DataGrid-class-cell--editable'],
  [
    'data-grid-css-variable---datagrid-rowbordercolor',
    'DataGrid-variable---DataGrid-rowBorderColor',
  ],
  ['css', 'classes'],
  ['CSS-classes', 'classes'],
  ['properties', 'props'],
  ['Props', 'props'],
])('%s means %s', (anchor, id) => {
  expect(findAnchor(anchor, IDS)).toBe(id);
});

it('leaves an anchor alone that means nothing on the page', () => {
  expect(findAnchor('data-grid-prop-rows', IDS)).toBeUndefined();
  expect(findAnchor('', IDS)).toBeUndefined();
  expect(findAnchor('--', IDS)).toBeUndefined();
});
