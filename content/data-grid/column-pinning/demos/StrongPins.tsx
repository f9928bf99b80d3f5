import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
];

const pinnedCells = [
  `& .${gridClasses['cell--pinnedLeft']}`,
  `& .${gridClasses['cell--pinnedRight']}`,
].join(', ');

export default function StrongPins() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with emphasized pinned cells"
        rows={expeditions}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
        sx={{ [pinnedCells]: { color: 'primary.main', fontWeight: 'fontWeightMedium' } }}
        hideFooter
      />
    </div>
  );
}
