import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110, sortable: false },
  { field: 'plant', headerName: 'Plant', width: 110, sortable: false },
];

const queue = machines.slice(0, 6);

export default function DragRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Machines in the order of maintenance"
        rows={queue}
        columns={columns}
        rowReordering
        hideFooter
      />
    </div>
  );
}
