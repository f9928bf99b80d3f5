import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function HeaderWithoutLabel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with a plain header"
        rows={firstDeliveries}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
        sx={{
          [`& .${gridClasses.aggregationColumnHeaderLabel}`]: { display: 'none' },
          [`& .${gridClasses.footerCell}`]: { color: 'text.primary', fontSize: '1.1em' },
        }}
      />
    </div>
  );
}
