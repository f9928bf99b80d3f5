import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170, disableReorder: true },
  { field: 'region', headerName: 'Region' },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function TitleStaysFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with a fixed first column"
        rows={expeditions}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
