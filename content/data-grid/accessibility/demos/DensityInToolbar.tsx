import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

function ArchiveToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DensityInToolbar() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={library}
        columns={columns}
        initialState={{ density: 'comfortable' }}
        slots={{ toolbar: ArchiveToolbar }}
        slotProps={{ main: { 'aria-label': 'Archive with a choice of densities' } }}
        hideFooter
      />
    </div>
  );
}
