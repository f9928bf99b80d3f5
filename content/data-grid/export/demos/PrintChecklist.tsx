import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  { field: 'coast', headerName: 'Coast', width: 120 },
  { field: 'sensor', headerName: 'Sensor', width: 100 },
];

function ChecklistToolbar() {
  const apiRef = useGridApiContext();

  const printChecklist = () =>
    apiRef.current.exportDataAsPrint({
      fileName: 'Gauges to inspect',
      fields: ['gauge', 'sensor'],
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
        aria-label="Tide gauges to inspect"
        rows={tides}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: ChecklistToolbar }}
        hideFooter
      />
    </div>
  );
}
