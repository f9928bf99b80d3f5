import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 140 },
  { field: 'requester', headerName: 'Requester', width: 140 },
  {
    field: 'extension',
    headerName: 'Extension',
    type: 'number',
    width: 100,
    valueFormatter: (extension) => extension,
  },
];

const getCellClassName = ({ value }: GridCellParams<Ticket>) =>
  value === '' || value === null ? 'value--missing' : '';

export default function MissingValuesMarked() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Tickets with missing values marked"
        rows={tickets}
        columns={columns}
        getCellClassName={getCellClassName}
        initialState={{ sorting: { sortModel: [{ field: 'requester', sort: 'asc' }] } }}
        sx={{
          '& .value--missing': {
            background:
              'repeating-linear-gradient(45deg, transparent 0 6px, rgb(127 127 127 / 0.3) 6px 8px)',
          },
        }}
        hideFooter
      />
    </div>
  );
}
