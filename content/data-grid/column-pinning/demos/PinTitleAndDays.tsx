import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 150 },
  { field: 'region', headerName: 'Region' },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 70 },
];

export default function PinTitleAndDays() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with title and days pinned"
        rows={expeditions}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'], right: ['days'] } }}
        hideFooter
      />
    </div>
  );
}
