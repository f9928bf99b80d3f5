import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const weeks = [0, 1, 2, 3, 4, 5, 6, 7];

const weekColumns: GridColDef<Concert>[] = weeks.map((week) => ({
  field: `week-${week}`,
  headerName: `Week ${week + 1}`,
  type: 'number',
  width: 90,
  valueGetter: (_value, row) => row.weeklySales[week],
}));

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', width: 170 },
  ...weekColumns,
];

export default function ColumnPerArrayItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Tickets sold in each week"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
