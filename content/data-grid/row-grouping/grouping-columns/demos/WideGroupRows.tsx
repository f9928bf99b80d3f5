import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service' },
  { field: 'id', headerName: 'Shipment' },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Shipment',
  leafField: 'id',
  width: 130,
  colSpan: (_value, row, _column, apiRef) => {
    const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
    return node?.type === 'group' ? apiRef.current.getVisibleColumns().length : 1;
  },
};

const isEconomy = (node: GridGroupNode) => node.groupingKey === 'Economy';

export default function WideGroupRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments under labels of full width"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          columns: { columnVisibilityModel: { service: false, id: false } },
        }}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isEconomy}
        hideFooter
      />
    </div>
  );
}
