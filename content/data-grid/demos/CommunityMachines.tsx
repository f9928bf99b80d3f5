import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { machines, plants, type Machine } from '../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 120, editable: true },
  {
    field: 'plant',
    headerName: 'Plant',
    type: 'singleSelect',
    valueOptions: plants,
    width: 130,
    editable: true,
  },
  { field: 'output', headerName: 'Output', type: 'number', width: 100, editable: true },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
  { field: 'connected', headerName: 'Connected', type: 'boolean', width: 110 },
];

export default function CommunityMachines() {
  return (
    <div style={{ height: 410, width: '100%' }}>
      <DataGrid
        aria-label="Machines, Community plan"
        rows={machines}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
