import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 100 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

const localeText: DataGridProps['localeText'] = {
  columnMenuSortAsc: 'First to last',
  columnMenuSortDesc: 'Last to first',
  columnMenuUnsort: 'Schedule order',
  footerRowSelected: (count) => `${count} departure${count === 1 ? '' : 's'} marked`,
  MuiTablePagination: { labelRowsPerPage: 'Departures per page:' },
};

export default function OwnWording() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Departures with their own wording"
        rows={departures}
        columns={columns}
        localeText={localeText}
      />
    </div>
  );
}
