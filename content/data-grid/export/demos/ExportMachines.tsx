import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 120 },
  { field: 'plant', headerName: 'Plant', width: 120 },
  { field: 'dailyCost', headerName: 'Daily cost ($)', type: 'number', width: 120 },
];

export default function ExportMachines() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines to export"
        rows={machines}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
