import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'size', headerName: 'Size', width: 100 },
];

function ChecklistToolbar() {
  const apiRef = useGridApiContext();

  const printChecklist = () =>
    apiRef.current.exportDataAsPrint({
      fileName: 'Servers to patch',
      fields: ['server', 'size'],
      includeCheckboxes: true,
      getRowsToExport: () => gridFilteredSortedRowIdsSelector(apiRef),
      hideToolbar: true,
    });

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={printChecklist}>
        Print a checklist
      </Button>
    </GridToolbarContainer>
  );
}

export default function PrintChecklist() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Servers to patch"
        rows={servers}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: ChecklistToolbar }}
        hideFooter
      />
    </div>
  );
}
