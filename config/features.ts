import type { GridFeature } from '../src/core/api/combinations/model.ts';

const G = '/x/react-data-grid';

/** Features of the grid whose combinations `npm run evidence:combinations` tries in a browser. */
export default [
  { id: 'sorting', name: 'Sorting', plan: 'community', page: `${G}/sorting/` },
  { id: 'filter', name: 'Filter', plan: 'community', page: `${G}/filtering/` },
  {
    id: 'quickFilter',
    name: 'Quick filter',
    plan: 'community',
    page: `${G}/filtering/quick-filter/`,
  },
  {
    id: 'headerFilters',
    name: 'Header filters',
    plan: 'pro',
    page: `${G}/filtering/header-filters/`,
  },
  { id: 'pagination', name: 'Pagination', plan: 'community', page: `${G}/pagination/` },
  { id: 'columnGroups', name: 'Column groups', plan: 'community', page: `${G}/column-groups/` },
  { id: 'columnPinning', name: 'Column pinning', plan: 'pro', page: `${G}/column-pinning/` },
  { id: 'rowPinning', name: 'Row pinning', plan: 'pro', page: `${G}/row-pinning/` },
  { id: 'rowReordering', name: 'Row reordering', plan: 'pro', page: `${G}/row-ordering/` },
  {
    id: 'checkboxSelection',
    name: 'Checkbox selection',
    plan: 'community',
    page: `${G}/row-selection/`,
  },
  { id: 'cellSelection', name: 'Cell selection', plan: 'premium', page: `${G}/cell-selection/` },
  { id: 'editing', name: 'Cell editing', plan: 'community', page: `${G}/editing/` },
  { id: 'detailPanel', name: 'Detail panel', plan: 'pro', page: `${G}/master-detail/` },
  { id: 'treeData', name: 'Tree data', plan: 'pro', page: `${G}/tree-data/` },
  { id: 'rowGrouping', name: 'Row grouping', plan: 'premium', page: `${G}/row-grouping/` },
  { id: 'aggregation', name: 'Aggregation', plan: 'premium', page: `${G}/aggregation/` },
  { id: 'rowSpanning', name: 'Row spanning', plan: 'community', page: `${G}/row-spanning/` },
  {
    id: 'columnSpanning',
    name: 'Column spanning',
    plan: 'community',
    page: `${G}/column-spanning/`,
  },
  { id: 'autoRowHeight', name: 'Dynamic row height', plan: 'community', page: `${G}/row-height/` },
  { id: 'listView', name: 'List view', plan: 'pro', page: `${G}/list-view/` },
  { id: 'dataSource', name: 'Data source', plan: 'pro', page: `${G}/server-side-data/` },
] satisfies GridFeature[];
