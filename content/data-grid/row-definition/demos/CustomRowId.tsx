import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Tug {
  callSign: string;
  name: string;
  pull: number;
}

const tugs: Tug[] = [
  { callSign: 'TNG4', name: 'Stout Piper', pull: 62 },
  { callSign: 'TRW7', name: 'Mudlark', pull: 45 },
  { callSign: 'TVB2', name: 'Old Bess', pull: 38 },
];

const columns: GridColDef<Tug>[] = [
  { field: 'callSign', headerName: 'Call sign', width: 100 },
  { field: 'name', headerName: 'Tug', flex: 1, minWidth: 110 },
  { field: 'pull', headerName: 'Pull (t)', type: 'number', width: 90 },
];

const getCallSign = (tug: Tug) => tug.callSign;

export default function CustomRowId() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Tugs, identified by call sign"
        rows={tugs}
        columns={columns}
        getRowId={getCallSign}
        hideFooter
      />
    </div>
  );
}
