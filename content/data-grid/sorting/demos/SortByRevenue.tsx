import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 105 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.weight * row.pricePerKilo,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function SortByRevenue() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots by revenue"
        rows={harvest}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'revenue', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
