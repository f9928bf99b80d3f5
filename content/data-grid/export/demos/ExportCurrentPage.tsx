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
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'year', headerName: 'Year', width: 90 },
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
        aria-label="Library items, page by page"
        rows={library}
        columns={columns}
        slots={{ toolbar: RowsToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
