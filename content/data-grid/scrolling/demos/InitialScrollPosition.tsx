import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createStores, type Store } from '../../datasets/stores';

const rows = createStores(100, 1);

const columns: GridColDef<Store>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 120 },
];

const initialState = { scroll: { top: 20 * 52, left: 0 } };

export default function InitialScrollPosition() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Stores from the 21st row"
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
