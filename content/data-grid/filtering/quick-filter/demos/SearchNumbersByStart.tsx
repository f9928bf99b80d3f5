import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  {
    field: 'extension',
    headerName: 'Extension',
    type: 'number',
    width: 80,
    valueFormatter: (extension?: number | null) => extension ?? '',
    getApplyQuickFilterFn: (word: string) => (extension) => String(extension).startsWith(word),
  },
  {
    field: 'overdue',
    headerName: 'Overdue',
    type: 'boolean',
    width: 90,
    getApplyQuickFilterFn: (word: string) =>
      word.toLowerCase() === 'overdue' ? (overdue) => overdue : null,
  },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1 }} placeholder="Try “18”, “186”, or “overdue”" />;
}

export default function SearchNumbersByStart() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Overdue tickets from extensions that start with 18"
        rows={tickets}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['18', 'overdue'] } },
        }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
