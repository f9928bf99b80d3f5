import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  {
    field: 'sold',
    headerName: 'Sold',
    width: 90,
    colSpan: 2,
    sortable: false,
    valueGetter: (value: number, row) => `${value} of ${row.seats} seats`,
  },
  { field: 'seats', headerName: 'Seats', width: 90, sortable: false },
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140, sortable: false },
];

export default function SameSpanInEveryRow() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with one cell for two columns"
        rows={concerts}
        columns={columns}
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
