import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 110 },
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    valueGetter: (value: string, row) => (row.status === 'maintenance' ? row.notes : value),
    colSpan: (_value, row, column, apiRef) => {
      if (row.status !== 'maintenance') {
        return 1;
      }
      const visible = apiRef.current.getVisibleColumns();
      return visible.length - visible.findIndex(({ field }) => field === column.field);
    },
  },
  { field: 'output', headerName: 'Output', type: 'number', width: 90 },
  { field: 'power', headerName: 'kW', type: 'number', width: 90 },
];

export default function NoteAcrossTheRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines with a note in place of the data"
        rows={machines}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
