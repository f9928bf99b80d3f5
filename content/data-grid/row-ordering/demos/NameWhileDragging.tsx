import DragHandleIcon from '@mui/icons-material/DragHandle';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110, sortable: false },
  { field: 'plant', headerName: 'Plant', width: 110, sortable: false },
];

const rows = machines.slice(0, 4).map((machine) => ({ ...machine, __reorder__: machine.name }));

export default function NameWhileDragging() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Machines that show their name while dragged"
        rows={rows}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: DragHandleIcon }}
        hideFooter
      />
    </div>
  );
}
