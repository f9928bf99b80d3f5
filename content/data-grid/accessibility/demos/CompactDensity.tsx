import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  {
    field: 'extension',
    headerName: 'Extension',
    type: 'number',
    width: 80,
    valueFormatter: (extension: number | null) => String(extension ?? ''),
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 85 },
];

export default function CompactDensity() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Tickets in the compact density' } }}
        hideFooter
      />
    </div>
  );
}
