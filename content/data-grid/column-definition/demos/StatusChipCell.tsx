import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { machines, type Machine, type MachineStatus } from '../../datasets/machines';

const looks = {
  inService: { label: 'In service', color: 'success' },
  standby: { label: 'Standby', color: 'primary' },
  maintenance: { label: 'Maintenance', color: 'secondary' },
  retired: { label: 'Retired', color: 'default' },
} as const;

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    display: 'flex',
    valueFormatter: (value: MachineStatus) => looks[value].label,
    renderCell: ({ value, formattedValue }: GridRenderCellParams<Machine, MachineStatus>) =>
      value && (
        <Chip size="small" variant="outlined" color={looks[value].color} label={formattedValue} />
      ),
  },
];

export default function StatusChipCell() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Status of each machine"
        rows={machines}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
