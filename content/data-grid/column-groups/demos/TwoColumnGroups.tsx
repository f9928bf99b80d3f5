import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Offer', children: [{ field: 'product' }, { field: 'manager' }] },
  { groupId: 'Sales', children: [{ field: 'stock' }, { field: 'sold' }] },
];

export default function TwoColumnGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with grouped columns"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
