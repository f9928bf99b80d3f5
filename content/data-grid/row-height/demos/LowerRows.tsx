import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 110 },
  { field: 'power', headerName: 'kW', type: 'number', width: 80 },
];

export default function LowerRows() {
  return (
    <div style={{ height: 286, width: '100%' }}>
      <DataGrid
        aria-label="Machines in rows of 38 pixels"
        rows={machines.slice(0, 6)}
        columns={columns}
        rowHeight={38}
        hideFooter
      />
    </div>
  );
}
