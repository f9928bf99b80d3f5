import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'requester', headerName: 'Requester', width: 130 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'Ticket',
    children: [{ field: 'subject' }, { field: 'requester' }],
  },
  {
    groupId: 'Work',
    children: [{ field: 'priority' }, { field: 'minutes' }],
  },
];

export default function KeysInHeaders() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        rows={tickets}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slotProps={{ main: { 'aria-label': 'Tickets with grouped headers' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
