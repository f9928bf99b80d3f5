import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', width: 110 },
  {
    field: 'homePort',
    headerName: 'Home port',
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
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 90 },
];

export default function NoteAcrossTheRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels with a note in place of the data"
        rows={fleet}
        columns={columns}
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
