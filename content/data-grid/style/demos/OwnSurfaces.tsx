import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 150 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
];

export default function OwnSurfaces() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with colored surfaces"
        rows={expeditions}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
        sx={(theme) => ({
          '--DataGrid-containerBackground': '#dcebe6',
          '--DataGrid-pinnedBackground': '#eef6f3',
          '--DataGrid-rowBorderColor': '#a9c9be',
          ...theme.applyStyles('dark', {
            '--DataGrid-containerBackground': '#1f3a32',
            '--DataGrid-pinnedBackground': '#182b25',
            '--DataGrid-rowBorderColor': '#3c6556',
          }),
        })}
        hideFooter
      />
    </div>
  );
}
