import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

const getTreeDataPath = (row: Order) => [row.region, row.warehouse, row.id];

export default function TotalsInTree() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Regions and warehouses with their totals"
        rows={orders}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Region, warehouse, order', width: 200 }}
        defaultGroupingExpansionDepth={1}
        initialState={{ aggregation: { model: { weight: 'sum', distance: 'max' } } }}
      />
    </div>
  );
}
