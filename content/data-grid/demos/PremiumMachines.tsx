import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { machines, type Machine } from '../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'plant', headerName: 'Plant' },
  { field: 'name', headerName: 'Machine', width: 130 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'output', headerName: 'Output', type: 'number', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 150 },
];

export default function PremiumMachines() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Machines, Premium plan"
        rows={machines}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['plant'] },
          aggregation: { model: { output: 'sum', pallets: 'max', dailyCost: 'sum' } },
          columns: { columnVisibilityModel: { plant: false } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Nagoya'}
        groupingColDef={{ width: 180 }}
        cellSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
