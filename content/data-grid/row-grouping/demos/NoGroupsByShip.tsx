import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 120, groupable: false },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function NoGroupsByShip() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings that do not group by ship"
        rows={ferries}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
