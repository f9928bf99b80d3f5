import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  {
    field: 'dailyCost',
    headerName: 'Cost per day',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.budget / row.days,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function FilterDailyCost() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects that cost 3,000 dollars a day or more"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'dailyCost', operator: '>=', value: 3000 }] },
          },
        }}
      />
    </div>
  );
}
