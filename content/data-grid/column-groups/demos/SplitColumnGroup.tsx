import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Sales', children: [{ field: 'stock' }, { field: 'sold' }] },
];

export default function SplitColumnGroup() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a group in two places"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
