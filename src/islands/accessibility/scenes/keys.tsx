import dayjs from 'dayjs';
import { useState, type ComponentType, type ReactElement } from 'react';
import { BarChartPro, LineChartPro, ScatterChartPro } from '@mui/x-charts-pro';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPremium, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';
import { PICKERS } from './picker-components.ts';

/**
 * What keys are pressed on. Names of values say where they are: `B04` is the second column of the
 * fourth row.
 */
type Props = Record<string, unknown>;
type Any = ComponentType<Props>;

const GRIDS = { DataGrid, DataGridPro, DataGridPremium } as unknown as Readonly<
  Record<string, Any>
>;
const TREES = { RichTreeView, RichTreeViewPro } as unknown as Readonly<Record<string, Any>>;
const CHARTS = { BarChartPro, LineChartPro, ScatterChartPro } as unknown as Readonly<
  Record<string, Any>
>;

function tell(text: string) {
  document.getElementById('told')!.textContent = text;
}

const ROWS = Array.from({ length: 30 }, (_, at) => {
  const number = String(at + 1).padStart(2, '0');
  return { id: at + 1, a: `A${number}`, b: `B${number}`, c: `C${number}`, d: at + 1 };
});
const COLUMNS: GridColDef[] = [
  { field: 'a', headerName: 'A', width: 120 },
  { field: 'b', headerName: 'B', width: 120, editable: true },
  { field: 'c', headerName: 'C', width: 120, editable: true },
  { field: 'd', headerName: 'D', width: 120, type: 'number', editable: true },
];
const BUTTONS: GridColDef[] = [
  COLUMNS[0]!,
  {
    field: 'buttons',
    type: 'actions',
    headerName: 'Buttons',
    getActions: ({ id }) =>
      ['Pay', 'Print'].map((label) => (
        <GridActionsCellItem
          key={label}
          icon={<span aria-hidden="true">•</span>}
          label={label}
          onClick={() => tell(`${label} ${id}`)}
        />
      )),
  },
  COLUMNS[1]!,
];
const GROUPS = [
  { groupId: 'First', children: [{ field: 'a' }, { field: 'b' }] },
  { groupId: 'Second', children: [{ field: 'c' }, { field: 'd' }] },
];
const FAMILY = [
  { id: 1, a: 'A01', b: 'B01', c: 'x', d: 1, path: ['Parent'] },
  { id: 2, a: 'A02', b: 'B02', c: 'x', d: 2, path: ['Parent', 'Child'] },
];

const GRID_SCENES: Readonly<Record<string, Props>> = {
  cells: {},
  'with checkboxes': { checkboxSelection: true },
  'with a click that selects': { disableRowSelectionOnClick: false },
  'with buttons': { columns: BUTTONS },
  'with groups of columns': { columnGroupingModel: GROUPS },
  'editing rows': { editMode: 'row' },
  'with header filters': { headerFilters: true },
  'with selection of cells': { cellSelection: true },
  'with tree data': {
    rows: FAMILY,
    treeData: true,
    getTreeDataPath: ({ path }: { path: string[] }) => path,
  },
  'with row groups': { rows: FAMILY, initialState: { rowGrouping: { model: ['c'] } } },
  'with details': { getDetailPanelContent: () => <p>Details</p> },
};

const ITEMS = [
  {
    id: 'finance',
    label: 'Finance',
    children: [
      { id: 'invoices', label: 'Invoices' },
      { id: 'budget', label: 'Budget' },
    ],
  },
  { id: 'people', label: 'People', children: [{ id: 'handbook', label: 'Handbook' }] },
  { id: 'logo', label: 'Logo' },
];
const several = { multiSelect: true, defaultExpandedItems: ['finance'] };
const TREE_SCENES: Readonly<Record<string, Props>> = {
  collapsed: {},
  expanded: { defaultExpandedItems: ['finance'] },
  several,
  'several with a disabled item': { ...several, isItemDisabled: 'budget' },
  'several with a disabled item that takes the focus': {
    ...several,
    isItemDisabled: 'budget',
    disabledItemsFocusable: true,
  },
  editable: {
    isItemEditable: true,
    experimentalFeatures: { labelEditing: true },
    onItemLabelChange: (id: string, label: string) => tell(`${id}: ${label}`),
  },
};

const day = (text: string) => dayjs(text);
const PICKER_SCENES: Readonly<Record<string, (isRange: boolean) => Props>> = Object.fromEntries(
  ['01', '04', '09', '12'].map((number) => [
    `at ${number}`,
    (isRange: boolean) => {
      const value = day(`2026-${number}-17T${number}:30`);
      return { defaultValue: isRange ? [value, value.add(1, 'day')] : value };
    },
  ]),
);
const WITH_LETTERS = { format: 'MMM DD, YYYY' };

function showPicker(name: string, scene: string): ReactElement {
  const Component = PICKERS[name]!;
  const isRange = name.includes('Range');
  const [at, ...more] = scene.split(', ');
  const { defaultValue } = PICKER_SCENES[at!]!(isRange) as { defaultValue: unknown };
  const props = {
    defaultValue,
    ...(more.includes('letters') ? WITH_LETTERS : {}),
    ...(more.includes('months') ? { views: ['month', 'day'], openTo: 'month' } : {}),
    ...(more.includes('years') ? { views: ['year', 'day'], openTo: 'year' } : {}),
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component {...props} />
    </LocalizationProvider>
  );
}

interface Zoomed {
  axisId: string;
  start: number;
  end: number;
}

function Zoom({ name }: { name: string }) {
  const Component = CHARTS[name]!;
  const [zoom, setZoom] = useState<Zoomed[]>([{ axisId: 'x', start: 0, end: 100 }]);
  return (
    <div style={{ maxWidth: 480 }}>
      <Component
        height={280}
        skipAnimation
        xAxis={[
          {
            id: 'x',
            scaleType: name === 'BarChartPro' ? 'band' : 'point',
            zoom: true,
            data: ROWS.map(({ a }) => a),
          },
        ]}
        series={[{ data: ROWS.map(({ d }) => d) }]}
        zoom={zoom}
        // The packages call it with a function of the value before, too.
        onZoomChange={(change: Zoomed[] | ((before: Zoomed[]) => Zoomed[])) => {
          const next = typeof change === 'function' ? change(zoom) : change;
          setZoom(next);
          tell(next.map(({ start, end }) => (end - start).toFixed(3)).join());
        }}
      />
    </div>
  );
}

function showTree(name: string, scene: string): ReactElement {
  const { isItemDisabled, ...props } = TREE_SCENES[scene]!;
  if (name === 'SimpleTreeView') {
    return (
      <SimpleTreeView aria-label="Files" {...props}>
        {ITEMS.map(({ id, label, children = [] }) => (
          <TreeItem key={id} itemId={id} label={label}>
            {children.map((child) => (
              <TreeItem
                key={child.id}
                itemId={child.id}
                label={child.label}
                disabled={child.id === isItemDisabled}
              />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
    );
  }
  const Tree = TREES[name]!;
  return (
    <Tree
      aria-label="Files"
      items={ITEMS}
      isItemDisabled={({ id }: { id: string }) => id === isItemDisabled}
      {...props}
    />
  );
}

/** Shows a component as a case of `keys/` needs it. */
export function renderKeyScene(component: string, scene: string): ReactElement {
  if (component in GRIDS) {
    const Grid = GRIDS[component]!;
    return (
      <div style={{ height: 420, width: 700 }}>
        <Grid
          rows={ROWS}
          columns={COLUMNS}
          aria-label="Orders"
          hideFooter={component !== 'DataGrid'}
          disableRowSelectionOnClick
          {...GRID_SCENES[scene]}
        />
      </div>
    );
  }
  if (component in TREES || component === 'SimpleTreeView') return showTree(component, scene);
  if (component in CHARTS) return <Zoom name={component} />;
  return showPicker(component, scene);
}
