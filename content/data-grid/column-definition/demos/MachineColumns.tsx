import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number' },
];

const rows = [
  { id: 1, name: 'Axle line', plant: 'Nagoya', output: 420 },
  { id: 2, name: 'Bottle packer', plant: 'Querétaro', output: 210 },
  { id: 3, name: 'Cabinet line', plant: 'Seattle', output: 380 },
  { id: 4, name: 'Drum wrapper', plant: 'Nagoya', output: 12 },
  { id: 5, name: 'Engine line', plant: 'Eindhoven', output: 510 },
  { id: 6, name: 'Hinge line', plant: 'Turin', output: 290 },
];

export default function MachineColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Machines by plant" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
