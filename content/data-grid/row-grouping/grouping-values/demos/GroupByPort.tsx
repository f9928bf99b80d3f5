import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing, type FerryPort } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'port',
    headerName: 'Port',
    width: 160,
    groupingValueGetter: (port: FerryPort) => port.name,
    valueGetter: (port?: FerryPort) => port?.name,
  },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function GroupByPort() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by port"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['port'] } }}
        hideFooter
      />
    </div>
  );
}
