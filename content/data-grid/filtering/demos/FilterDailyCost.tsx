import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
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
        aria-label="Expeditions that cost 3,000 dollars a day or more"
        rows={expeditions}
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
