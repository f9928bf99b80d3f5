import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot (locked)', width: 110, resizable: false },
  { field: 'cultivar', headerName: 'Cultivar', width: 150 },
  { field: 'pickedOn', headerName: 'Picked on', type: 'date', width: 120 },
];

export default function LockedColumnWidth() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots whose first column keeps its width"
        rows={harvest.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
