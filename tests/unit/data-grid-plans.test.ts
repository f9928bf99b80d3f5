import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiModelSchema } from '../../src/core/api/model.ts';
import { TIERS } from '../../src/core/plan.ts';
import { ROOT } from '../../src/node/load-config.ts';

/** Parts of the packages that prove that a plan includes a feature. All of them must be present. */
interface Evidence {
  /** Props of the component that it does not override itself. */
  props?: readonly string[];
  /** Methods of the API object. */
  methods?: readonly string[];
  /** Properties of a column. */
  columns?: readonly string[];
  /** Code with which the Community component rejects the feature: file and text. */
  refusal?: readonly [file: string, text: string];
  /** Exports of the package. */
  exports?: readonly string[];
}

const hooks = 'hooks/features';

const EVIDENCE: Readonly<Record<string, Evidence>> = {
  'Types, computed values, custom cells': { columns: ['type', 'valueGetter', 'renderCell'] },
  'Flexible widths, resizing, autosizing': {
    columns: ['flex', 'resizable'],
    methods: ['autosizeColumns'],
  },
  'Show and hide columns': { props: ['columnVisibilityModel'] },
  'Column groups': { props: ['columnGroupHeaderHeight'], exports: ['GridColumnGroup'] },
  'Cells that span columns': { columns: ['colSpan'] },
  'Cells that span rows (unstable)': { props: ['unstable_rowSpanning'] },
  'Reorder columns by dragging': { props: ['disableColumnReorder'] },
  'Pin columns': { props: ['pinnedColumns'], methods: ['pinColumn'] },
  'Height per row, or from the content': { props: ['getRowHeight', 'getEstimatedRowHeight'] },
  'Pagination, up to 100 rows per page': { props: ['paginationModel', 'pageSizeOptions'] },
  'Larger pages, or no pagination': { props: ['pagination'] },
  'Update one row through the API': { methods: ['updateRows'] },
  'Update several rows in one call': {
    methods: ['updateRows'],
    refusal: [
      `${hooks}/rows/useGridRows.js`,
      'props.signature === GridSignature.DataGrid && updates.length > 1',
    ],
  },
  'Reorder rows by dragging': { props: ['rowReordering', 'onRowOrderChange'] },
  'Pin rows': { props: ['pinnedRows'] },
  'Detail panel under a row': { props: ['getDetailPanelHeight', 'detailPanelExpandedRowIds'] },
  'Tree data': { props: ['treeData', 'getTreeDataPath'] },
  'Row grouping': { props: ['rowGroupingModel'] },
  Aggregation: { props: ['aggregationModel', 'aggregationFunctions'] },
  'Sort by one column': { props: ['sortModel'] },
  'Sort by several columns': { props: ['disableMultipleColumnsSorting'] },
  'Quick filter': { exports: ['GridToolbarQuickFilter'] },
  'Filter by one condition': { props: ['filterModel'] },
  'Filter by several conditions': { props: ['disableMultipleColumnsFiltering'] },
  'Filters in the headers': { props: ['headerFilters'] },
  'Edit cells or rows': { props: ['editMode', 'processRowUpdate'], columns: ['editable'] },
  'Select one row': { props: ['rowSelectionModel'] },
  'Select several rows with checkboxes': { props: ['checkboxSelection'] },
  'Select several rows without checkboxes': {
    props: ['rowSelectionModel'],
    refusal: [`${hooks}/rowSelection/utils.js`, 'props.signature === GridSignature.DataGrid'],
  },
  'Select a range of cells': { props: ['cellSelection', 'cellSelectionModel'] },
  'CSV export and print': { methods: ['exportDataAsCsv', 'exportDataAsPrint'] },
  'Copy to the clipboard': { props: ['onClipboardCopy'] },
  'Paste from the clipboard': { props: ['onClipboardPasteEnd', 'splitClipboardPastedText'] },
  'Excel export': { methods: ['exportDataAsExcel'] },
  'Sort, filter, and paginate on the server': {
    props: ['sortingMode', 'filterMode', 'paginationMode'],
  },
  'Infinite and lazy loading': { props: ['onRowsScrollEnd', 'onFetchRows', 'rowsLoadingMode'] },
  'Data source with cache (unstable)': { exports: ['GridDataSourceCacheDefault'] },
  'Save and restore the state': { methods: ['exportState', 'restoreState'] },
  'Virtualization of rows and columns': { props: ['rowBufferPx', 'columnBufferPx'] },
  'Density, slots, theme': { props: ['density', 'slots', 'sx'] },
  Translations: { props: ['localeText'] },
  'List view (unstable)': { props: ['unstable_listView', 'unstable_listColumn'] },
};

const PLANS = [
  { plan: 'Community', component: 'DataGrid', from: '@mui/x-data-grid' },
  { plan: 'Pro', component: 'DataGridPro', from: '@mui/x-data-grid-pro' },
  { plan: 'Premium', component: 'DataGridPremium', from: '@mui/x-data-grid-premium' },
] as const;
type PlanName = (typeof PLANS)[number]['plan'];

const model = apiModelSchema.parse(
  JSON.parse(readFileSync(path.join(ROOT, 'api/data-grid.api.json'), 'utf8')),
);
const history = JSON.parse(readFileSync(path.join(ROOT, 'api/history/data-grid.json'), 'utf8')) as {
  members: Record<string, [number, { plan?: string } | null][]>;
};

function readPackage(from: string, file: string): string {
  return readFileSync(path.join(ROOT, 'node_modules', from, file), 'utf8');
}

/** Props that the Community component overrides. */
const FORCED = (() => {
  const code = readPackage('@mui/x-data-grid', 'DataGrid/useDataGridProps.js');
  const [, body = ''] = /DATA_GRID_FORCED_PROPS = \{([^}]*)\}/.exec(code) ?? [];
  return new Set([...body.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name ?? ''));
})();

/** Whether the wanted plan includes a feature of the given plan. */
function covers(plan: string | undefined, wanted: PlanName): boolean {
  const order: readonly string[] = TIERS;
  return order.indexOf(plan ?? 'community') <= order.indexOf(wanted.toLowerCase());
}

function getInterfacePlan(owner: string, name: string): string | undefined | null {
  const found = model.interfaces
    .find((each) => each.name === owner)
    ?.properties.find((each) => each.name === name);
  return found ? found.plan : null;
}

function isIncluded(evidence: Evidence, { plan, component }: (typeof PLANS)[number]): boolean {
  const props = new Set(
    model.components.find(({ name }) => name === component)?.props.map(({ name }) => name),
  );
  const community = plan === 'Community';
  const has = (owner: string) => (name: string) => {
    const found = getInterfacePlan(owner, name);
    return found !== null && covers(found, plan);
  };
  const { refusal } = evidence;
  if (refusal && !readPackage('@mui/x-data-grid', refusal[0]).includes(refusal[1])) {
    throw new Error(`${refusal[0]} has no "${refusal[1]}"`);
  }
  return (
    !(community && refusal) &&
    (evidence.props ?? []).every((name) => props.has(name) && !(community && FORCED.has(name))) &&
    (evidence.methods ?? []).every(has('GridApi')) &&
    (evidence.columns ?? []).every(has('GridColDef')) &&
    (evidence.exports ?? []).every((name) => {
      const last = history.members[`exports.export.${name}`]?.at(-1)?.[1];
      return Boolean(last) && covers(last?.plan, plan);
    })
  );
}

/** Reads the rows of the plan tables, with links reduced to their text. */
function readRows(): [feature: string, ...cells: string[]][] {
  const page = readFileSync(path.join(ROOT, 'content/data-grid/page.mdx'), 'utf8');
  return page
    .split('\n')
    .filter((line) => /\|\s*(Yes|No)\s*\|\s*$/.test(line))
    .map((line) => {
      const cells = line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
      return cells as [string, ...string[]];
    });
}

const rows = readRows();

it('has evidence for exactly the rows of the tables', () => {
  expect(rows.map(([feature]) => feature).sort()).toEqual(Object.keys(EVIDENCE).sort());
});

it.each(rows)('%s: %s, %s, %s', (feature, ...cells) => {
  const evidence = EVIDENCE[feature] ?? {};
  const included = PLANS.map((plan) => (isIncluded(evidence, plan) ? 'Yes' : 'No'));
  expect(cells).toEqual(included);
});
