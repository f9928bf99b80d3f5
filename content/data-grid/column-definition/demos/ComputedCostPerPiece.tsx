import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 130 },
  { field: 'output', headerName: 'Output', type: 'number' },
  {
    field: 'costPerPiece',
    headerName: 'Cost per piece',
    type: 'number',
    width: 160,
    valueGetter: (_value, row) =>
      row.output === 0 ? null : Math.round(row.dailyCost / row.output),
  },
];

export default function ComputedCostPerPiece() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Cost per piece of each machine"
        rows={machines}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'costPerPiece', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
