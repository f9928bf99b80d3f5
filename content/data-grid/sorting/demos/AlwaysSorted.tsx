import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

export default function AlwaysSorted() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots that stay sorted"
        rows={harvest}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'cultivar', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
