import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'requester', headerName: 'Requester', width: 140 },
];

export default function CsvWithSemicolons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Tickets, exported with semicolons"
        rows={tickets}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { fileName: 'tickets-2025', delimiter: ';', utf8WithBom: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        hideFooter
      />
    </div>
  );
}
