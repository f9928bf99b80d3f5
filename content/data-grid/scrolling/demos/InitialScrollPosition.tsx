import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createStakes, type GlacierStake } from '../../datasets/glacier';

const rows = createStakes(100, 1);

const columns: GridColDef<GlacierStake>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'glacier', headerName: 'Glacier', flex: 1, minWidth: 120 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 120 },
];

const initialState = { scroll: { top: 20 * 52, left: 0 } };

export default function InitialScrollPosition() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Glacier stakes from the 21st row"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
