import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number', width: 90 },
];

export default function FixedHeight() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Machines, 320 pixels tall" rows={machines} columns={columns} />
    </div>
  );
}
