import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', width: 130 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160, sortable: false },
];

export default function UnsortableColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with a note column that does not sort"
        rows={harvest}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
