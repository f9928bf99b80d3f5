import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Device {
  tag: string;
  name: string;
  age: number;
}

const devices: Device[] = [
  { tag: 'LP-14', name: 'Laptop', age: 2 },
  { tag: 'MO-27', name: 'Monitor', age: 5 },
  { tag: 'PH-03', name: 'Phone', age: 1 },
];

const columns: GridColDef<Device>[] = [
  { field: 'tag', headerName: 'Tag', width: 100 },
  { field: 'name', headerName: 'Device', flex: 1, minWidth: 110 },
  { field: 'age', headerName: 'Age (years)', type: 'number', width: 90 },
];

const getTag = (device: Device) => device.tag;

export default function CustomRowId() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Devices, identified by their tag"
        rows={devices}
        columns={columns}
        getRowId={getTag}
        hideFooter
      />
    </div>
  );
}
