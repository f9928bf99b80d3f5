import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot' },
  { field: 'cultivar', headerName: 'Cultivar' },
  { field: 'orchard', headerName: 'Orchard' },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number' },
];

export default function AutosizeAtMount() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots sized to their content"
        rows={harvest.slice(0, 5)}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ expand: true }}
        hideFooter
      />
    </div>
  );
}
