import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

const getTreeDataPath = (row: Delivery) => [row.region, row.quarry, row.id];

export default function TotalsInTree() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Regions and quarries with their totals"
        rows={deliveries}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Region, quarry, docket', width: 200 }}
        defaultGroupingExpansionDepth={1}
        initialState={{ aggregation: { model: { tonnes: 'sum', distance: 'max' } } }}
      />
    </div>
  );
}
