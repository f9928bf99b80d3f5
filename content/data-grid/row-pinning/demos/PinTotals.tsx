import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects } from '../../datasets/projects';

interface Cost {
  id: string;
  title: string;
  budget: number;
  spent: number;
}

const columns: GridColDef<Cost>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 90 },
  { field: 'spent', headerName: 'Spent', type: 'number', width: 90 },
];

const rows: Cost[] = projects.slice(0, 10);

const total: Cost = {
  id: 'total',
  title: 'Total',
  budget: rows.reduce((sum, { budget }) => sum + budget, 0),
  spent: rows.reduce((sum, { spent }) => sum + spent, 0),
};

const pinnedRows = { bottom: [total] };

export default function PinTotals() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Costs of projects with totals"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
