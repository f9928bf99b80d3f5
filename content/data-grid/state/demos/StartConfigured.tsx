import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 110 },
  { field: 'fruit', headerName: 'Fruit', width: 90 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { fruit: false } },
  filter: { filterModel: { items: [{ field: 'fruit', operator: 'equals', value: 'Apple' }] } },
  sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 5 } },
  density: 'compact',
};

export default function StartConfigured() {
  return (
    <div style={{ height: 291, width: '100%' }}>
      <DataGrid
        aria-label="Apples, heaviest lots first"
        rows={harvest}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
