import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
];

export default function NoPinItems() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions without pinning"
        rows={expeditions}
        columns={columns}
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
