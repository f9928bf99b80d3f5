import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Placement {
  id: number;
  machine: string;
  plant: string;
  hall: string;
}

const halls: Record<string, string[]> = {
  NA: ['North 1', 'North 2', 'North 3'],
  SE: ['Fuel store', 'Long hall'],
};

const columns: GridColDef<Placement>[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 100 },
  {
    field: 'plant',
    headerName: 'Plant',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'NA', label: 'Nagoya' },
      { value: 'SE', label: 'Seattle' },
    ],
  },
  {
    field: 'hall',
    headerName: 'Hall',
    type: 'singleSelect',
    width: 120,
    editable: true,
    // The filter panel asks without a row: offer every hall there.
    valueOptions: ({ row }) => (row ? (halls[row.plant] ?? []) : Object.values(halls).flat()),
  },
];

const rows: Placement[] = [
  { id: 1, machine: 'Axle line', plant: 'NA', hall: 'North 2' },
  { id: 2, machine: 'Cabinet line', plant: 'SE', hall: 'Long hall' },
  { id: 3, machine: 'Nozzle line', plant: 'NA', hall: 'North 1' },
  { id: 4, machine: 'Unit packer', plant: 'SE', hall: 'Fuel store' },
];

export default function HallOptions() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Hall of each machine" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
