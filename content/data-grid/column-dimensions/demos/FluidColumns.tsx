import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Half', flex: 2 },
  { field: 'orchard', headerName: 'Quarter', flex: 1 },
  { field: 'grade', headerName: 'Quarter', flex: 1 },
];

export default function FluidColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with fluid columns"
        rows={harvest.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
