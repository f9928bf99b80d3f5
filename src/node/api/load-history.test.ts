import { expect, test } from 'vitest';
import { findApiChanges } from '../../core/api/history/diff.ts';
import { loadApiHistory } from './load-history.ts';
import { getApiConfig } from './load-config.ts';

/** Props of the grid that differ between the last release of major 6 and the first of major 7. */
function findProps(change: string): string[] {
  const history = loadApiHistory('data-grid');
  if (!history) throw new Error('The grid has no history.');
  const { renames } = getApiConfig('x-data-grid');
  return findApiChanges(history, '6.20', '7.0', renames)
    .filter((each) => each.owner === 'DataGrid' && each.kind === 'prop' && each.change === change)
    .map(({ name, before }) => (change === 'renamed' ? `${before} → ${name}` : name));
}

test('the history tells what the guide to major 7 of the grid tells about its props', () => {
  expect(findProps('renamed')).toEqual([
    'columnBuffer → columnBufferPx',
    'rowBuffer → rowBufferPx',
    'unstable_cellSelection → cellSelection',
    'unstable_cellSelectionModel → cellSelectionModel',
    'unstable_headerFilters → headerFilters',
    'unstable_ignoreValueFormatterDuringExport → ignoreValueFormatterDuringExport',
    'unstable_onCellSelectionModelChange → onCellSelectionModelChange',
    'unstable_splitClipboardPastedText → splitClipboardPastedText',
  ]);
  expect(findProps('removed')).toEqual([
    'columnThreshold',
    'components',
    'componentsProps',
    'rowThreshold',
  ]);
  expect(findProps('plan')).toEqual([
    'autosizeOnMount',
    'autosizeOptions',
    'disableAutosize',
    'disableColumnResize',
    'disableMultipleRowSelection',
    'onColumnResize',
    'onColumnWidthChange',
  ]);
});

test('a product that was never read has none', () => {
  expect(loadApiHistory('introduction')).toBeNull();
});
