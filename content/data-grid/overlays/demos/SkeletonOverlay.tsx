import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 140 },
  { field: 'instrument', headerName: 'Instrument', width: 110 },
  { field: 'services', headerName: 'Services', type: 'number', width: 90 },
  { field: 'onLeave', headerName: 'On leave', type: 'boolean', width: 90 },
];

const noRowsYet: Musician[] = [];

export default function SkeletonOverlay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Players whose rows are about to arrive"
        rows={noRowsYet}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        hideFooter
      />
    </div>
  );
}
