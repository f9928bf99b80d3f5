import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  DataGridPremium,
  gridExpandedSortedRowEntriesSelector,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';

/** What `scripts/evidence-combinations.ts` tries: features of the grid, alone and in pairs. */

interface Row {
  id: number;
  region: string;
  product: string;
  amount: number;
}

const REGIONS = ['Africa', 'Africa', 'Asia', 'Europe'];
const rows: Row[] = Array.from({ length: 24 }, (_item, at) => ({
  id: at + 1,
  region: REGIONS[Math.floor(at / 6)]!,
  product: `Product ${String.fromCharCode(65 + ((at * 7) % 24))}`,
  amount: (at * 37) % 101,
}));

type Column = GridColDef<Row>;
type Props = Partial<DataGridPremiumProps<Row>> & { initialState?: Record<string, unknown> };
type Api = GridApi;

interface Feature {
  props?: Props | ((together: readonly string[]) => Props);
  columns?: (columns: Column[]) => Column[];
  /** Rejects with what went wrong. */
  check: (api: Api) => Promise<void> | void;
}

const host = document.getElementById('root')!;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const settle = async () => {
  await wait(60);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};
const find = (selector: string) => host.querySelector<HTMLElement>(selector);

function expectThat(condition: unknown, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}

/** Rows of the application that are on the screen or would be after scrolling, in their order. */
const listLeaves = (api: Api): { id: GridRowId; row: Row; parent: GridRowId | null }[] =>
  gridExpandedSortedRowEntriesSelector({ current: api })
    .filter(({ model }) => 'amount' in model)
    .map(({ id, model }) => ({
      id,
      row: model as Row,
      parent: (api.getRowNode(id) as { parent?: GridRowId | null } | null)?.parent ?? null,
    }));

const firstLeaf = (api: Api) => {
  const [leaf] = listLeaves(api);
  expectThat(leaf, 'no rows are shown');
  return leaf;
};

/** The column that the first row of the grid is a group of; null for the group of a tree. */
function getGroupField(api: Api): string | null | undefined {
  const [first] = gridExpandedSortedRowEntriesSelector({ current: api });
  const node = first && api.getRowNode(first.id);
  return node?.type === 'group' ? node.groupingField : undefined;
}

const getCell = (id: GridRowId, field: string) => find(`[data-id="${id}"] [data-field="${field}"]`);

type Source = NonNullable<DataGridPremiumProps['unstable_dataSource']>;
type Request = Parameters<Source['getRows']>[0];
type Group = Pick<Row, 'region'> & { id: string; children: number };

/** Sorts, filters, pages and groups as a server would that supports all features. */
function createServer(together: readonly string[]): Source {
  const isNested = together.includes('treeData') || together.includes('rowGrouping');
  const answer = ({ sortModel, filterModel, paginationModel, groupKeys = [] }: Request) => {
    const words = (filterModel.quickFilterValues ?? []).map(String);
    const found = rows.filter(
      (row) =>
        filterModel.items.every(({ value }) => !value || row.region === value) &&
        words.every((word) => row.region.includes(word)),
    );
    const [sort] = sortModel;
    if (sort?.field === 'amount') {
      found.sort((a, b) => (sort.sort === 'desc' ? b.amount - a.amount : a.amount - b.amount));
    }
    const groups = [...Map.groupBy(found, ({ region }) => region)].map(
      ([region, children]): Group => ({ id: region, region, children: children.length }),
    );
    const level: readonly (Row | Group)[] = !isNested
      ? found
      : groupKeys.length === 0
        ? groups
        : found.filter(({ region }) => region === groupKeys[0]);
    const { page = 0, pageSize = level.length } = paginationModel ?? {};
    const isPaged = together.includes('pagination') && groupKeys.length === 0;
    return {
      rows: isPaged ? level.slice(page * pageSize, (page + 1) * pageSize) : [...level],
      rowCount: level.length,
    };
  };
  return {
    getRows: async (request) => answer(request),
    getGroupKey: (row) => (row as Group).region,
    getChildrenCount: (row) => (row as Partial<Group>).children ?? 0,
  };
}

const FEATURES: Record<string, Feature> = {
  sorting: {
    async check(api) {
      api.sortColumn('amount', 'desc');
      await settle();
      const groups = Map.groupBy(listLeaves(api), ({ parent }) => parent);
      expectThat(groups.size > 0, 'no rows are shown');
      for (const leaves of groups.values()) {
        const amounts = leaves.map(({ row }) => row.amount);
        expectThat(
          amounts.every((amount, at) => at === 0 || amounts[at - 1]! >= amount),
          'the rows keep their order',
        );
      }
    },
  },
  filter: {
    async check(api) {
      const before = listLeaves(api).length;
      api.setFilterModel({ items: [{ field: 'region', operator: 'equals', value: 'Asia' }] });
      await settle();
      const leaves = listLeaves(api);
      expectThat(leaves.length > 0 && leaves.length < before, 'the rows stay the same');
      expectThat(
        leaves.every(({ row }) => row.region === 'Asia'),
        'other rows are shown as well',
      );
    },
  },
  quickFilter: {
    async check(api) {
      const before = listLeaves(api).length;
      api.setQuickFilterValues(['Asia']);
      await settle();
      const leaves = listLeaves(api);
      expectThat(leaves.length > 0 && leaves.length < before, 'the rows stay the same');
    },
  },
  headerFilters: {
    props: { headerFilters: true },
    check() {
      expectThat(find('.MuiDataGrid-headerFilterRow input'), 'the header has no filters');
    },
  },
  pagination: {
    props: {
      pagination: true,
      pageSizeOptions: [2],
      initialState: { pagination: { paginationModel: { pageSize: 2, page: 0 } } },
    },
    async check(api) {
      const first = () => find('.MuiDataGrid-virtualScrollerContent [role="row"]')?.dataset['id'];
      const before = first();
      expectThat(before, 'no rows are shown');
      api.setPage(1);
      await settle();
      expectThat(first() && first() !== before, 'the second page has the same rows');
    },
  },
  columnGroups: {
    props: {
      columnGroupingModel: [
        { groupId: 'What', children: [{ field: 'product' }, { field: 'amount' }] },
      ],
    },
    check() {
      expectThat(find('.MuiDataGrid-columnHeader--filledGroup'), 'no group is in the header');
    },
  },
  columnPinning: {
    props: { initialState: { pinnedColumns: { left: ['product'] } } },
    check(api) {
      const { id } = firstLeaf(api);
      expectThat(
        getCell(id, 'product')?.classList.contains('MuiDataGrid-cell--pinnedLeft'),
        'the column is not pinned',
      );
    },
  },
  rowPinning: {
    props: { pinnedRows: { bottom: [{ id: 99, region: '', product: 'Pinned', amount: 1 }] } },
    check() {
      expectThat(find('.MuiDataGrid-pinnedRows--bottom [data-id="99"]'), 'the row is not pinned');
    },
  },
  rowReordering: {
    props: { rowReordering: true },
    async check(api) {
      const { id } = firstLeaf(api);
      const handle = find(`[data-id="${id}"] .MuiDataGrid-rowReorderCell`);
      expectThat(
        handle?.classList.contains('MuiDataGrid-rowReorderCell--draggable'),
        'the row cannot be dragged',
      );
      api.setRowIndex(id, 2);
      await settle();
      expectThat(listLeaves(api)[2]?.id === id, 'the row stays in its place');
    },
  },
  checkboxSelection: {
    props: { checkboxSelection: true, disableRowSelectionOnClick: true },
    async check(api) {
      const { id } = firstLeaf(api);
      const box = find(`[data-id="${id}"] input[type="checkbox"]`);
      expectThat(box, 'the row has no checkbox');
      box.click();
      await settle();
      expectThat(api.getSelectedRows().has(id), 'the row is not selected');
    },
  },
  cellSelection: {
    props: { cellSelection: true },
    async check(api) {
      const leaves = listLeaves(api);
      expectThat(leaves.length > 1, 'no rows are shown');
      api.selectCellRange(
        { id: leaves[0]!.id, field: 'product' },
        { id: leaves[1]!.id, field: 'amount' },
      );
      await settle();
      expectThat(api.getSelectedCellsAsArray().length >= 4, 'the cells are not selected');
      expectThat(find('.MuiDataGrid-cell.Mui-selected'), 'the cells do not look selected');
    },
  },
  editing: {
    async check(api) {
      const { id } = firstLeaf(api);
      api.startCellEditMode({ id, field: 'product' });
      await settle();
      expectThat(getCell(id, 'product')?.querySelector('input'), 'the cell has no input');
      await api.setEditCellValue({ id, field: 'product', value: 'Changed' });
      api.stopCellEditMode({ id, field: 'product' });
      await settle();
      expectThat((api.getRow(id) as Row).product === 'Changed', 'the value stays the same');
    },
  },
  detailPanel: {
    props: { getDetailPanelContent: () => <div>Details</div>, getDetailPanelHeight: () => 60 },
    async check(api) {
      api.toggleDetailPanel(firstLeaf(api).id);
      await settle();
      expectThat(find('.MuiDataGrid-detailPanel'), 'the panel does not open');
    },
  },
  treeData: {
    props: {
      treeData: true,
      getTreeDataPath: (row: Row) => [row.region, row.product],
      defaultGroupingExpansionDepth: -1,
    },
    check(api) {
      expectThat(find('.MuiDataGrid-treeDataGroupingCell button'), 'there is no tree');
      expectThat(getGroupField(api) === null, 'the rows are grouped by a column');
    },
  },
  rowGrouping: {
    props: {
      initialState: { rowGrouping: { model: ['region'] } },
      defaultGroupingExpansionDepth: -1,
    },
    check(api) {
      expectThat(find('.MuiDataGrid-groupingCriteriaCell button'), 'there are no groups');
      expectThat(getGroupField(api) === 'region', 'the rows are not grouped by the column');
    },
  },
  aggregation: {
    props: { initialState: { aggregation: { model: { amount: 'sum' } } } },
    check(api) {
      const sum = listLeaves(api).reduce((all, { row }) => all + row.amount, 0);
      const footer = find('.MuiDataGrid-aggregationColumnHeader, .MuiDataGrid-pinnedRows--bottom');
      expectThat(footer, 'there is no total');
      expectThat(
        host.innerText.replaceAll(',', '').includes(String(sum)),
        `no total of all rows (${sum}) is shown`,
      );
    },
  },
  rowSpanning: {
    props: { unstable_rowSpanning: true },
    check() {
      const spans = [...host.querySelectorAll('[data-field="region"][aria-rowspan]')];
      expectThat(
        spans.some((cell) => Number(cell.getAttribute('aria-rowspan')) > 1),
        'no cells are merged',
      );
    },
  },
  columnSpanning: {
    columns: (columns) =>
      columns.map((column) =>
        column.field === 'product'
          ? { ...column, colSpan: (_value, row) => ('amount' in row ? 2 : 1) }
          : column,
      ),
    check(api) {
      const cell = getCell(firstLeaf(api).id, 'product');
      expectThat(cell?.getAttribute('aria-colspan') === '2', 'the cell has its usual width');
    },
  },
  autoRowHeight: {
    props: { getRowHeight: () => 'auto' },
    columns: (columns) =>
      columns.map((column) =>
        column.field === 'product'
          ? { ...column, renderCell: ({ value }) => <div style={{ height: 80 }}>{value}</div> }
          : column,
      ),
    check(api) {
      const height = getCell(firstLeaf(api).id, 'product')?.offsetHeight ?? 0;
      expectThat(height >= 80, 'the row keeps its height');
    },
  },
  listView: {
    props: {
      unstable_listView: true,
      unstable_listColumn: { field: 'list', renderCell: ({ row }) => row.product ?? 'Group' },
    },
    check() {
      expectThat(find('[data-field="list"][role="gridcell"]'), 'there is no list');
    },
  },
  dataSource: {
    props: (together) => ({ unstable_dataSource: createServer(together) }),
    async check(api) {
      await wait(120);
      expectThat(listLeaves(api).length > 0, 'no rows are shown');
    },
  },
};

const merge = (
  one: Record<string, unknown> = {},
  other: Record<string, unknown> = {},
): Record<string, unknown> => ({ ...one, ...other });

interface ApiRef {
  current: Api;
}

let root: Root | undefined;

function Grid({ names, apiRef }: { names: readonly string[]; apiRef: ApiRef }) {
  const features = names.map((name) => FEATURES[name]!);
  const start: Column[] = [
    { field: 'region', width: 120 },
    { field: 'product', width: 160, editable: true },
    { field: 'amount', type: 'number', width: 120 },
  ];
  const columns = features.reduce((all, feature) => feature.columns?.(all) ?? all, start);
  const { initialState, ...props } = features
    .map((feature) => (typeof feature.props === 'function' ? feature.props(names) : feature.props))
    .reduce<Props>(
      (all, one) => ({
        ...all,
        ...one,
        initialState: merge(all.initialState, one?.initialState),
      }),
      {},
    );
  return (
    <div style={{ width: 900, height: 620 }}>
      <DataGridPremium
        apiRef={apiRef}
        columns={columns}
        initialState={initialState}
        disableVirtualization
        {...(names.includes('dataSource') ? {} : { rows })}
        {...props}
      />
    </div>
  );
}

async function tryFeature(names: readonly string[], checked: string): Promise<string | null> {
  root?.unmount();
  root = createRoot(host);
  let failure: string | null = null;
  const api: ApiRef = { current: {} as Api };
  const onError = (event: ErrorEvent) => {
    failure ??= `throws “${event.message}”`;
  };
  window.addEventListener('error', onError);
  try {
    flushSync(() => root!.render(<Grid names={names} apiRef={api} />));
    await settle();
    if (names.includes('dataSource')) await wait(120);
    await FEATURES[checked]!.check(api.current);
  } catch (error) {
    failure ??= error instanceof Error ? error.message : String(error);
  } finally {
    window.removeEventListener('error', onError);
  }
  return failure;
}

Object.assign(globalThis, {
  features: Object.keys(FEATURES),
  /** Tries features together. Returns what fails, by the name of the feature. */
  async tryTogether(names: readonly string[]) {
    const failures: Record<string, string> = {};
    for (const name of names) {
      const failure = await tryFeature(names, name);
      if (failure) failures[name] = failure;
    }
    return failures;
  },
});
