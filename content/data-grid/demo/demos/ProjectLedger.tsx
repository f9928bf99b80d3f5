import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { projects, projectStatuses, type Project } from '../../datasets/projects';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const money = (value?: number | null) => value?.toLocaleString('en-US', dollars) ?? '';

const columns: GridColDef<Project>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'title', headerName: 'Title' },
  { field: 'status', headerName: 'Status', type: 'singleSelect', valueOptions: projectStatuses },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100, editable: true },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 130, valueFormatter: money },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 130, valueFormatter: money },
  {
    field: 'used',
    headerName: 'Budget used',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => (row.budget ? Math.round((row.spent / row.budget) * 100) : null),
    valueFormatter: (value: number | null) => (value == null ? '' : `${value}%`),
    cellClassName: ({ value }) => (Number(value) > 100 ? 'over-budget' : ''),
  },
  { field: 'tasks', headerName: 'Tasks', type: 'number', width: 120 },
  { field: 'billable', headerName: 'Billable', type: 'boolean', width: 110 },
];

export default function ProjectLedger() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        aria-label="Projects by region"
        rows={projects}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['region'] },
          aggregation: { model: { budget: 'sum', spent: 'sum', tasks: 'sum', days: 'max' } },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          columns: { columnVisibilityModel: { region: false, title: false } },
        }}
        groupingColDef={{ headerName: 'Project', leafField: 'title', width: 210 }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Australia'}
        cellSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        sx={{ '& .over-budget': { color: 'error.main', fontWeight: 'bold' } }}
      />
    </div>
  );
}
