import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
  type GridColDef,
  type GridExportMenuItemProps,
} from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 90 },
];

function JsonExportMenuItem({ hideMenu }: GridExportMenuItemProps<object>) {
  const apiRef = useGridApiContext();

  const download = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)]));
    Object.assign(document.createElement('a'), { href: url, download: 'servers.json' }).click();
    setTimeout(() => URL.revokeObjectURL(url));
    hideMenu?.();
  };

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'servers' }} />
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function JsonMenuItem() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Requests at noon"
        rows={servers}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
