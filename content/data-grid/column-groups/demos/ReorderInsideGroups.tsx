import { DataGridPro, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'manager', headerName: 'Manager', width: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Fixed together', children: [{ field: 'product' }, { field: 'manager' }] },
  {
    groupId: 'Free to leave',
    freeReordering: true,
    children: [{ field: 'stock' }, { field: 'sold' }],
  },
];

export default function ReorderInsideGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Offers with columns to drag"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
