import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface FieldTrip {
  id: string;
  title: string;
  leader: { name: string; radio: string };
  camp?: { altitude: number };
}

const trips: FieldTrip[] = [
  {
    id: 'HI-101',
    title: 'Icefall Radar Line',
    leader: { name: 'Haruki Sato', radio: 'Kestrel' },
    camp: { altitude: 4930 },
  },
  {
    id: 'HI-104',
    title: 'Moraine Dating',
    leader: { name: 'Owen Fairbank', radio: 'Marmot' },
    camp: { altitude: 4410 },
  },
  {
    id: 'PA-107',
    title: 'Coral Nursery Check',
    leader: { name: 'Sofia Lindqvist', radio: 'Heron' },
  },
];

const columns: GridColDef<FieldTrip>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 150 },
  {
    field: 'leader',
    headerName: 'Leader',
    width: 140,
    valueGetter: (_value, row) => row.leader.name,
  },
  {
    field: 'radio',
    headerName: 'Radio',
    width: 90,
    valueGetter: (_value, row) => row.leader.radio,
  },
  {
    field: 'altitude',
    headerName: 'Camp (m)',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.camp?.altitude ?? null,
  },
];

export default function NestedRows() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Expedition camps" rows={trips} columns={columns} hideFooter />
    </div>
  );
}
