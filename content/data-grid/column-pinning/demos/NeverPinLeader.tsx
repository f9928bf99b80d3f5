import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'leader', headerName: 'Leader (fixed)', width: 150, pinnable: false },
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function NeverPinLeader() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions, the leader cannot be pinned or unpinned"
        rows={expeditions}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['leader'] } }}
        hideFooter
      />
    </div>
  );
}
