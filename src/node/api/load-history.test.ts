import { expect, test } from 'vitest';
import { findApiChanges } from '../../core/api/history/diff.ts';
import { loadApiHistory } from './load-history.ts';
import { getApiConfig } from './get-api-config.ts';

/** Grid props that changed between the last release of v6 and the first of v7. */
function findProps(change: string): string[] {
  const history = loadApiHistory('data-grid');
  if (!history) throw new Error('The grid has no history.');
  const { renames } = getApiConfig('x-data-grid');
  return findApiChanges(history, '6.20', '7.0', renames)
    .filter((each) => each.owner === 'DataGrid' && each.kind === 'prop' && each.change === change)
    .map(({ name, before }) => (change === 'renamed' ? `${before} → ${name}` : name));
}

test('the history has the prop changes that the v7 migration guide of the grid lists', () => {
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

test('returns null for a product without a history', () => {
  expect(loadApiHistory('introduction')).toBeNull();
});
