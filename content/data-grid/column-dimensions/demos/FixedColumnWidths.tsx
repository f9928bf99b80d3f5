import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot', width: 80 },
  { field: 'cultivar', headerName: 'Cultivar', width: 160 },
  // No width: this column takes the default of 100 pixels.
  { field: 'plot', headerName: 'Plot' },
];

export default function FixedColumnWidths() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with fixed column widths"
        rows={harvest.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
