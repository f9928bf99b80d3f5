import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'At least 120', width: 140, minWidth: 120 },
  { field: 'grade', headerName: '80 to 140', width: 110, minWidth: 80, maxWidth: 140 },
  { field: 'plot', headerName: 'No limits set' },
];

export default function WidthLimits() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with width limits"
        rows={harvest.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
