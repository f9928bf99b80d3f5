import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, warehouses } from '../../datasets/offers';

interface WarehouseSales {
  id: string;
  label: string;
  offers: number | null;
  sold: number;
}

const perWarehouse: WarehouseSales[] = warehouses.map((warehouse) => {
  const list = offers.filter((offer) => offer.warehouse === warehouse);
  const sold = list.reduce((sum, offer) => sum + offer.sold, 0);
  return { id: warehouse, label: warehouse, offers: list.length, sold };
});

const sold = perWarehouse.reduce((sum, warehouse) => sum + warehouse.sold, 0);
const rows: WarehouseSales[] = [
  ...perWarehouse,
  { id: 'total', label: 'All warehouses together', offers: null, sold },
];

const columns: GridColDef<WarehouseSales>[] = [
  {
    field: 'label',
    headerName: 'Warehouse',
    flex: 1,
    minWidth: 120,
    colSpan: (_value, row) => (row.id === 'total' ? 2 : undefined),
  },
  { field: 'offers', headerName: 'Offers', type: 'number', width: 95 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
];

export default function SpanInTotalRow() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Units sold by warehouse with a total"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
