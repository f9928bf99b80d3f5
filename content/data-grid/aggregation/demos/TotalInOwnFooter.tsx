import { Typography } from '@mui/material';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, categories, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    flex: 1,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total = lookup[GRID_ROOT_GROUP_ID]?.weight?.value;
  return <Typography sx={{ p: 2 }}>Total weight: {total} kg</Typography>;
}

// For the root, inline means: computed, and shown in no row.
const getAggregationPosition = () => 'inline' as const;

export default function TotalInOwnFooter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a total in the footer"
        rows={firstOrders}
        columns={columns}
        getAggregationPosition={getAggregationPosition}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
