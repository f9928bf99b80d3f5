import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

export default function FilterExpeditions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Expeditions to filter" rows={expeditions} columns={columns} />
    </div>
  );
}
