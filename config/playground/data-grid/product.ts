import type { ProductPlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { element, name, SELF } from '../../../src/core/api/playground/value.ts';

const HEIGHT: [number, number] = [20, 400];
const DELAY: [number, number] = [0, 5000];

export default {
  tree: element('div', { style: { height: 440, width: '100%' } }, [SELF]),
  groups: [
    {
      title: 'Data',
      names: [
        'rows',
        'columns',
        'loading',
        'rowCount',
        'estimatedRowCount',
        '*[dD]ataSource*',
        'localeText',
      ],
    },
    {
      title: 'Rows',
      names: [
        '*RowHeight*',
        'rowHeight',
        'rowSpacing*',
        'getRow*',
        'rowReordering',
        '*pinnedRows*',
        '*rowSpanning',
        'throttleRows*',
        'rowPositions*',
      ],
    },
    {
      title: 'Columns',
      names: [
        'column*',
        '*Column*',
        'autosize*',
        'disableAutosize',
        'headerFilter*',
        'pinnedColumns',
      ],
    },
    {
      title: 'Sorting and filtering',
      names: [
        'sort*',
        '*Sorting',
        'filter*',
        '*Filter*',
        '*Filtering',
        'ignoreDiacritics',
        'disableEval',
      ],
    },
    { title: 'Pagination', names: ['*agina*', 'page*', 'autoPageSize', 'resetPage*'] },
    {
      title: 'Selection',
      names: ['*election*', 'isRowSelectable', 'indeterminate*', 'keepNonExistentRowsSelected'],
    },
    { title: 'Editing', names: ['edit*', 'isCellEditable', 'processRowUpdate', '*ModesModel'] },
    {
      title: 'Groups, trees, and details',
      names: [
        '*roup*',
        'tree*',
        'getTree*',
        'getDetail*',
        'detailPanel*',
        'aggregation*',
        'disableAggregation',
        'disableChildren*',
        'getAggregation*',
      ],
    },
    { title: 'Clipboard and export', names: ['*lipboard*', 'ignoreValueFormatter*'] },
    {
      title: 'Appearance',
      names: [
        'density',
        'disableDensity*',
        'hide*',
        'show*',
        'sx',
        'autoHeight',
        'unstable_list*',
        'scrollbarSize',
        'getCellClassName',
      ],
    },
    {
      title: 'Speed',
      names: [
        '*Buffer*',
        '*Virtualiz*',
        'virtualize*',
        '*Throttle*',
        '*Debounce*',
        'scrollEnd*',
        'rowsLoadingMode',
      ],
    },
    {
      title: 'Accessibility and debugging',
      names: ['aria-*', 'log*', 'nonce', 'experimentalFeatures'],
    },
  ],
  imports: {
    SearchIcon: { from: '@mui/icons-material/Search', isDefault: true },
    TuneIcon: { from: '@mui/icons-material/Tune', isDefault: true },
    NorthIcon: { from: '@mui/icons-material/North', isDefault: true },
    SouthIcon: { from: '@mui/icons-material/South', isDefault: true },
  },
  presets: {
    initialState: {
      'page size 10': { pagination: { paginationModel: { pageSize: 10 } } },
      'sorted by price': { sorting: { sortModel: [{ field: 'price', sort: 'desc' }] } },
      'without the state': { columns: { columnVisibilityModel: { state: false } } },
    },
    sortModel: {
      'price, highest first': [{ field: 'price', sort: 'desc' }],
      'product, then price': [{ field: 'product', sort: 'asc' }],
      none: [],
    },
    filterModel: {
      'quantity over 5': { items: [{ field: 'quantity', operator: '>', value: 5 }] },
      'lamps only': { items: [{ field: 'product', operator: 'equals', value: 'Lamp' }] },
    },
    paginationModel: {
      'page 1 of 10 rows': { page: 0, pageSize: 10 },
      'page 2 of 5 rows': { page: 1, pageSize: 5 },
    },
    columnVisibilityModel: {
      'without price and state': { price: false, state: false },
      'all columns': {},
    },
    columnGroupingModel: {
      'what and how much': [
        { groupId: 'What', children: [{ field: 'product' }, { field: 'category' }] },
        { groupId: 'How much', children: [{ field: 'quantity' }, { field: 'price' }] },
      ],
    },
    rowSelectionModel: { 'first row': [1], 'first three rows': [1, 2, 3], none: [] },
    cellSelectionModel: { 'two products': { 1: { product: true }, 2: { product: true } } },
    detailPanelExpandedRowIds: { 'first row': [1], none: [] },
    pinnedColumns: {
      'product at the start': { left: ['product'] },
      'paid at the end': { right: ['paid'] },
      none: {},
    },
    pinnedRows: { 'one at the bottom': name('pinnedOrders') },
    rowGroupingModel: {
      category: ['category'],
      'category and state': ['category', 'state'],
      none: [],
    },
    aggregationModel: {
      'sum of quantities': { quantity: 'sum' },
      'average price': { price: 'avg' },
    },
    getRowHeight: { automatic: name('getAutoHeight'), 'every third taller': name('getTallerRow') },
    getEstimatedRowHeight: { '80 or unknown': name('getTallerRow') },
    getRowSpacing: { '4 pixels': name('getWideSpacing') },
    getRowClassName: { 'paid or unpaid': name('getPaidClass') },
    getCellClassName: { 'paid or unpaid': name('getPaidClass') },
    isRowSelectable: { 'paid orders': name('isPaid') },
    isCellEditable: { 'paid orders': name('isPaid') },
    processRowUpdate: { 'keep the change': name('keepRow') },
    getDetailPanelContent: { 'an order': name('renderOrder') },
    getDetailPanelHeight: { '64 pixels': name('getDetailHeight') },
    getTreeDataPath: { 'category, then order': name('getOrderPath') },
    isGroupExpandedByDefault: { 'the group Office': name('expandFirstGroup') },
    groupingColDef: { 'wide, without counts': { width: 260, hideDescendantCount: true } },
    unstable_listColumn: { 'quantity and product': name('listColumn') },
    localeText: {
      German: name('germanText'),
      'own words': { noRowsLabel: 'No orders yet' },
    },
    pageSizeOptions: {
      '5 or 10': [5, 10],
      '10, 50, or all': [10, 50, { value: -1, label: 'All' }],
    },
    paginationMeta: { 'more pages': { hasNextPage: true }, 'last page': { hasNextPage: false } },
    'slots.toolbar': {
      GridToolbar: name('GridToolbar'),
      'quick filter': name('GridToolbarQuickFilter'),
    },
    'slots.noRowsOverlay': { EmptyWarehouse: name('EmptyWarehouse') },
    'slots.noResultsOverlay': { EmptyWarehouse: name('EmptyWarehouse') },
    'slots.footer': { QuantityFooter: name('QuantityFooter') },
    'slots.columnMenuIcon': { TuneIcon: name('TuneIcon') },
    'slots.columnSortedAscendingIcon': { NorthIcon: name('NorthIcon') },
    'slots.columnSortedDescendingIcon': { SouthIcon: name('SouthIcon') },
    'slots.quickFilterIcon': { SearchIcon: name('SearchIcon') },
    'slotProps.loadingOverlay': {
      'a skeleton': { variant: 'skeleton', noRowsVariant: 'skeleton' },
      'a bar': { variant: 'linear-progress', noRowsVariant: 'linear-progress' },
    },
    'slotProps.toolbar': { 'with quick filter': { showQuickFilter: true } },
    'slotProps.pagination': {
      'first and last page': { showFirstButton: true, showLastButton: true },
    },
  },
  limits: {
    rowHeight: HEIGHT,
    columnHeaderHeight: HEIGHT,
    columnGroupHeaderHeight: HEIGHT,
    headerFilterHeight: HEIGHT,
    rowBufferPx: [0, 2000],
    columnBufferPx: [0, 2000],
    scrollbarSize: [0, 40],
    scrollEndThreshold: [0, 1000],
    rowCount: [0, 1_000_000],
    estimatedRowCount: [0, 1_000_000],
    throttleRowsMs: DELAY,
    filterDebounceMs: DELAY,
    resizeThrottleMs: DELAY,
    rowPositionsDebounceMs: DELAY,
    debounceMs: DELAY,
    defaultGroupingExpansionDepth: [-1, 5],
    'autosizeOptions.outliersFactor': [0, 10],
  },
  types: {
    // The other levels write to the console with every movement of the pointer.
    logLevel: "'error' | 'warn' | false",
  },
  logs: [
    'onRowClick',
    'onSortModelChange',
    'onFilterModelChange',
    'onPaginationModelChange',
    'onRowSelectionModelChange',
    'onColumnVisibilityModelChange',
  ],
  without: {
    rows: 'Set by the knobs of the data.',
    columns: 'Set by the knobs of the data.',
    classes: 'Class names need a style sheet.',
    nonce: 'It has to be that of the document.',
    experimentalFeatures: 'Nothing of them shows.',
  },
  reasons: {
    GridFilterForm:
      'The filter panel renders one form per filter and gives it its filter: try `GridFilterPanel`.',
  },
} satisfies ProductPlaygroundConfig;
