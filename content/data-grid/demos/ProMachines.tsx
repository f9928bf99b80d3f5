import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { machines, plants, type Machine } from '../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', width: 120 },
  {
    field: 'plant',
    headerName: 'Plant',
    type: 'singleSelect',
    valueOptions: plants,
    width: 150,
  },
  { field: 'kind', headerName: 'Kind', width: 150 },
  { field: 'output', headerName: 'Output', type: 'number', width: 130 },
  { field: 'power', headerName: 'kW', type: 'number', width: 130 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 150 },
];

const getNotes = ({ row }: GridRowParams<Machine>) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function ProMachines() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Machines, Pro plan"
        rows={machines}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['name'] },
          sorting: {
            sortModel: [
              { field: 'plant', sort: 'asc' },
              { field: 'output', sort: 'desc' },
            ],
          },
        }}
        headerFilters
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        disableRowSelectionOnClick
      />
    </div>
  );
}
