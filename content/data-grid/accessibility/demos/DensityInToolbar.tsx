import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
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
        rows={tickets}
        columns={columns}
        initialState={{ density: 'comfortable' }}
        slots={{ toolbar: ArchiveToolbar }}
        slotProps={{ main: { 'aria-label': 'Tickets with a choice of densities' } }}
        hideFooter
      />
    </div>
  );
}
