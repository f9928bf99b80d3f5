import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
];

export default function MenuOfAllPlans() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Offers with the column menu of the Premium plan"
        rows={offers}
        columns={columns}
        initialState={{ aggregation: { model: { sold: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
