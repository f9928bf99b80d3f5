import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 120 },
  { field: 'plant', headerName: 'Plant', width: 120 },
];

function ExportToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarExport
        csvOptions={{ fileName: 'machines' }}
        slotProps={{ button: { variant: 'outlined' }, tooltip: { title: 'Export the machines' } }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportButtonOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines with an export button"
        rows={machines}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
