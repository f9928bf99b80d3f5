import type { UpgradeFile } from '../../core/upgrade/project.ts';

/** A small project of version 6 with something of every product. */
export const SAMPLE: readonly UpgradeFile[] = [
  {
    path: 'src/orders/columns.ts',
    code: `import { GridColDef, GridValueGetterParams } from '@mui/x-data-grid';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function getTotal(params: GridValueGetterParams) {
  return params.row.price * params.row.quantity;
}

export const columns: GridColDef[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, valueGetter: ({ row }) => row.customer.name },
  {
    field: 'total',
    type: 'number',
    valueGetter: getTotal,
    valueFormatter: (params) => money.format(params.value),
  },
  { field: 'status', colSpan: (params) => (params.row.isCancelled ? 2 : 1) },
];
`,
  },
  {
    path: 'src/orders/OrderList.tsx',
    code: `import * as React from 'react';
import { DataGrid, GridToolbar, deDE } from '@mui/x-data-grid';
import { columns } from './columns';

export function OrderList({ orders }: { orders: readonly Order[] }) {
  return (
    <DataGrid
      rows={orders}
      columns={columns}
      rowBuffer={5}
      density="compact"
      checkboxSelection
      disableMultipleRowSelection
      components={{ Toolbar: GridToolbar }}
      componentsProps={{ toolbar: { showQuickFilter: true } }}
      localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
      sx={{ '& .MuiDataGrid-columnHeadersInner': { backgroundColor: 'action.hover' } }}
    />
  );
}
`,
  },
  {
    path: 'src/orders/DueDate.tsx',
    code: `import * as React from 'react';
import dayjs from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export function DueDate() {
  return (
    <>
      <DatePicker
        defaultCalendarMonth={dayjs().add(1, 'month')}
        dayOfWeekFormatter={(day) => day.toUpperCase()}
        componentsProps={{ textField: { helperText: 'Before noon' } }}
      />
      <TimePicker shouldDisableClock={(value, view) => view === 'hours' && value < 8} />
    </>
  );
}
`,
  },
  {
    path: 'src/files/FileTree.tsx',
    code: `import * as React from 'react';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export function FileTree() {
  const [open, setOpen] = React.useState<string[]>(['invoices']);
  return (
    <TreeView
      defaultCollapseIcon={<ExpandMoreIcon />}
      defaultExpandIcon={<ChevronRightIcon />}
      expanded={open}
      onNodeToggle={(event, nodeIds) => setOpen(nodeIds)}
    >
      <TreeItem nodeId="invoices" label="Invoices">
        <TreeItem nodeId="2026" label="2026" />
      </TreeItem>
    </TreeView>
  );
}
`,
  },
  {
    path: 'src/orders/Revenue.tsx',
    code: `import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart } from '@mui/x-charts/PieChart';

export function Revenue({ onSelect }: { onSelect: (index: number) => void }) {
  return (
    <>
      <BarChart
        height={240}
        series={[{ data: [42, 51, 48], valueFormatter: (value: number) => value.toFixed(1) }]}
      />
      <PieChart
        height={240}
        series={[{ data: [{ id: 0, value: 12 }] }]}
        onClick={(event, item) => onSelect(item.dataIndex)}
      />
    </>
  );
}
`,
  },
  {
    path: 'src/theme/grid.css',
    code: `.MuiDataGrid-columnHeader--showColumnBorder {
  border-color: transparent;
}
.MuiTreeItem-group {
  margin-inline-start: 24px;
}
`,
  },
];
