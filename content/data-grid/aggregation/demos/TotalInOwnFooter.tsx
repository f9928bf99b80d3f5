import { Typography } from '@mui/material';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstDeliveries, stones, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'stone', headerName: 'Stone', type: 'singleSelect', valueOptions: stones, flex: 1 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

function TotalFooter() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total = lookup[GRID_ROOT_GROUP_ID]?.tonnes?.value;
  return <Typography sx={{ p: 2 }}>On the scales today: {total} t</Typography>;
}

// For the root, inline means: computed, and shown in no row.
const getAggregationPosition = () => 'inline' as const;

export default function TotalInOwnFooter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with a total in the footer"
        rows={firstDeliveries}
        columns={columns}
        getAggregationPosition={getAggregationPosition}
        initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
        slots={{ footer: TotalFooter }}
      />
    </div>
  );
}
