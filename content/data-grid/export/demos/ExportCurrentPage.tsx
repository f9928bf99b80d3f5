import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
  type GridCsvExportOptions,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'extension', headerName: 'Extension', width: 100 },
];

const getPageRows = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);

const getAllRows = ({ apiRef }: GridCsvGetRowsToExportParams) => gridSortedRowIdsSelector(apiRef);

function RowsToolbar() {
  const apiRef = useGridApiContext();
  const download = (options: GridCsvExportOptions) => apiRef.current.exportDataAsCsv(options);

  return (
    <GridToolbarContainer>
      <Button
        size="small"
        onClick={() => download({ fileName: 'page', getRowsToExport: getPageRows })}
      >
        This page
      </Button>
      <Button
        size="small"
        onClick={() => download({ fileName: 'everything', getRowsToExport: getAllRows })}
      >
        Everything
      </Button>
    </GridToolbarContainer>
  );
}

export default function ExportCurrentPage() {
  return (
    <div style={{ height: 412, width: '100%' }}>
      <DataGrid
        aria-label="Tickets, page by page"
        rows={tickets}
        columns={columns}
        slots={{ toolbar: RowsToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
