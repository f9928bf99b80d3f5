import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service' },
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('carrier')
    ? { headerName: 'Company', hideDescendantCount: true, width: 150 }
    : { headerName: 'Delivery', flex: 1, minWidth: 200 };

export default function HeaderPerLevel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with a header for each level"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service', 'carrier'] },
          columns: { columnVisibilityModel: { service: false, carrier: false } },
        }}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
