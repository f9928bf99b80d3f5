import type { ComponentType, ReactElement } from 'react';
import {
  DataGridPremium,
  GridToolbar,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Scene } from './scene.ts';

type Props = Record<string, unknown>;
const COMPONENTS = { DataGrid, DataGridPro, DataGridPremium } as unknown as Readonly<
  Record<string, ComponentType<Props>>
>;

const ROWS = [
  {
    id: 1,
    customer: 'Marta Okafor',
    status: 'Paid',
    items: 2,
    paid: true,
    date: new Date(2026, 3, 17),
  },
  {
    id: 2,
    customer: 'Jonas Lindqvist',
    status: 'Open',
    items: 6,
    paid: false,
    date: new Date(2026, 3, 18),
  },
  {
    id: 3,
    customer: 'Priya Raman',
    status: 'Paid',
    items: 4,
    paid: true,
    date: new Date(2026, 3, 20),
  },
];
const COLUMNS: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', width: 180, editable: true },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid'],
    editable: true,
  },
  { field: 'items', headerName: 'Items', width: 100, type: 'number' },
  { field: 'paid', headerName: 'Paid', width: 100, type: 'boolean' },
  { field: 'date', headerName: 'Date', width: 140, type: 'date' },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    getActions: () => [
      <GridActionsCellItem key="delete" icon={<span aria-hidden="true">×</span>} label="Delete" />,
    ],
  },
];

function show(name: string, props: Props): ReactElement {
  const Component = COMPONENTS[name]!;
  return (
    <div style={{ height: 420, maxWidth: 900 }}>
      <Component rows={ROWS} columns={COLUMNS} aria-label="Orders" {...props} />
    </div>
  );
}

const COMMON: Readonly<Record<string, Props>> = {
  filled: {},
  empty: { rows: [] },
  loading: { loading: true },
  'loading with skeletons': {
    rows: [],
    loading: true,
    slotProps: { loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } },
  },
  'no results': {
    initialState: {
      filter: {
        filterModel: { items: [{ field: 'customer', operator: 'contains', value: 'zzz' }] },
      },
    },
  },
  selected: { checkboxSelection: true, rowSelectionModel: [2] },
  sorted: { initialState: { sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] } } },
  'editing a cell': { cellModesModel: { 1: { customer: { mode: 'edit' } } } },
  'editing a row': { editMode: 'row', rowModesModel: { 1: { mode: 'edit' } } },
  'with a toolbar': { slots: { toolbar: GridToolbar } },
  'filter panel open': {
    slots: { toolbar: GridToolbar },
    initialState: {
      filter: { filterModel: { items: [{ field: 'customer', operator: 'contains' }] } },
      preferencePanel: { open: true, openedPanelValue: 'filters' },
    },
  },
  'columns panel open': {
    slots: { toolbar: GridToolbar },
    initialState: { preferencePanel: { open: true, openedPanelValue: 'columns' } },
  },
};

const PRO: Readonly<Record<string, Props>> = {
  'with pinned columns': {
    initialState: { pinnedColumns: { left: ['customer'], right: ['actions'] } },
  },
  'with tree data': {
    treeData: true,
    getTreeDataPath: ({ status, customer }: { status: string; customer: string }) => [
      status,
      customer,
    ],
    defaultGroupingExpansionDepth: -1,
  },
  'with an open detail': {
    getDetailPanelContent: () => <p>Two chairs and a desk.</p>,
    initialState: { detailPanel: { expandedRowIds: [1] } },
  },
  'with header filters': { headerFilters: true },
  'with rows to reorder': { rowReordering: true },
};

const PREMIUM: Readonly<Record<string, Props>> = {
  grouped: {
    initialState: { rowGrouping: { model: ['status'] }, aggregation: { model: { items: 'sum' } } },
    defaultGroupingExpansionDepth: -1,
  },
  'with selected cells': {
    cellSelection: true,
    initialState: { cellSelection: { 1: { items: true } } },
  },
};

const list = (component: string, states: Readonly<Record<string, Props>>): Scene[] =>
  Object.entries(states).map(([state, props]) => ({
    component,
    state,
    render: () => show(component, props),
  }));

export const SCENES: readonly Scene[] = [
  ...list('DataGrid', COMMON),
  ...list('DataGridPro', { ...COMMON, ...PRO }),
  ...list('DataGridPremium', { ...COMMON, ...PRO, ...PREMIUM }),
];
