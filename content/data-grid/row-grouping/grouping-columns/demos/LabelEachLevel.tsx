import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' });

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service' },
  {
    field: 'month',
    headerName: 'Month',
    groupingValueGetter: (_value, row) => row.departure.getMonth(),
  },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  width: 220,
  valueFormatter: (value, row, _column, apiRef) => {
    const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
    return node?.type === 'group' && node.groupingField === 'month'
      ? monthName.format(new Date(2025, value))
      : value;
  },
};

export default function LabelEachLevel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by service, then by month"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service', 'month'] },
          columns: { columnVisibilityModel: { service: false, month: false } },
        }}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
