import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const weeks = [0, 1, 2, 3, 4, 5, 6, 7];

const weekColumns: GridColDef<Offer>[] = weeks.map((week) => ({
  field: `week-${week}`,
  headerName: `Week ${week + 1}`,
  type: 'number',
  width: 90,
  valueGetter: (_value, row) => row.weeklySales[week],
}));

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 170 },
  ...weekColumns,
];

export default function ColumnPerArrayItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Units sold in each week" rows={offers} columns={columns} hideFooter />
    </div>
  );
}
