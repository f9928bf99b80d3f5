import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', width: 140 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  {
    field: 'note',
    headerName: 'Note (not searched)',
    flex: 1,
    minWidth: 170,
    getApplyQuickFilterFn: () => null,
  },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function SearchWithoutNotes() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots searched without their notes"
        rows={harvest}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['sun'] } } }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
