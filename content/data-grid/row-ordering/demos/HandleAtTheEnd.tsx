import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110, sortable: false },
  { field: 'plant', headerName: 'Plant', width: 110, sortable: false },
  { ...GRID_REORDER_COL_DEF, width: 64 },
];

const rows = machines.slice(0, 4);

export default function HandleAtTheEnd() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Machines with the handle in the last column"
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
    </div>
  );
}
