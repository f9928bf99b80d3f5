import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'level', headerName: 'Level', width: 110 },
  { field: 'since', headerName: 'Since', width: 80 },
];

function EndToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarColumnsButton slotProps={{ tooltip: { title: 'Choose columns' } }} />
    </GridToolbarContainer>
  );
}

export default function ColumnsPanelAtTheEnd() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees with a panel at the end"
        rows={employees}
        columns={columns}
        slots={{ toolbar: EndToolbar }}
        slotProps={{
          panel: { placement: 'bottom-end' },
          columnsManagement: { disableShowHideToggle: true, autoFocusSearchField: false },
        }}
        hideFooter
      />
    </div>
  );
}
