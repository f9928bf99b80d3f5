import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Mooring {
  id: number;
  vessel: string;
  port: string;
  berth: string;
}

const berths: Record<string, string[]> = {
  NH: ['North 1', 'North 2', 'North 3'],
  SM: ['Fuel pier', 'Long quay'],
};

const columns: GridColDef<Mooring>[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 100 },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'NH', label: 'Northhaven' },
      { value: 'SM', label: 'Saltmere' },
    ],
  },
  {
    field: 'berth',
    headerName: 'Berth',
    type: 'singleSelect',
    width: 120,
    editable: true,
    // The filter panel asks without a row: offer every berth there.
    valueOptions: ({ row }) => (row ? (berths[row.port] ?? []) : Object.values(berths).flat()),
  },
];

const rows: Mooring[] = [
  { id: 1, vessel: 'Aurelia', port: 'NH', berth: 'North 2' },
  { id: 2, vessel: 'Calder', port: 'SM', berth: 'Long quay' },
  { id: 3, vessel: 'Nordlys', port: 'NH', berth: 'North 1' },
  { id: 4, vessel: 'Umbra', port: 'SM', berth: 'Fuel pier' },
];

export default function BerthOptions() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Berth of each vessel" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
