import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  {
    field: 'sold',
    headerName: 'Sold',
    width: 90,
    colSpan: 2,
    sortable: false,
    valueGetter: (value: number, row) => `${value} of ${row.stock} units`,
  },
  { field: 'stock', headerName: 'Stock', width: 90, sortable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, sortable: false },
];

export default function SameSpanInEveryRow() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with one cell for two columns"
        rows={offers}
        columns={columns}
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
