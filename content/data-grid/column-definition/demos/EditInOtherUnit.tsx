import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const HP_PER_KW = 1.341;

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 100 },
  { field: 'power', headerName: 'Stored (kW)', type: 'number', width: 110 },
  {
    field: 'powerHp',
    headerName: 'Shown (hp)',
    type: 'number',
    width: 140,
    editable: true,
    valueGetter: (_value, row) => Math.round(row.power * HP_PER_KW),
    valueSetter: (value: number | null, row) => ({
      ...row,
      power: Math.round((value ?? 0) / HP_PER_KW),
    }),
  },
];

export default function EditInOtherUnit() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Power of each machine, editable in horsepower"
        rows={machines.slice(0, 4)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
