import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 130 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 180 },
];

export default function WrapLongNote() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Full notes about each machine"
        rows={machines}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
