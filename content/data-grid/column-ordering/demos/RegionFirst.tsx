import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
  { field: 'region', headerName: 'Region' },
];

export default function RegionFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Expeditions with the region first"
        rows={expeditions}
        columns={columns}
        initialState={{ columns: { orderedFields: ['region', 'title'] } }}
        hideFooter
      />
    </div>
  );
}
