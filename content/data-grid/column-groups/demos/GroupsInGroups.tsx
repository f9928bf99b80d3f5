import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number', width: 85 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 85 },
  { field: 'power', headerName: 'kW', type: 'number', width: 85 },
  { field: 'dailyCost', headerName: 'Dollars a day', type: 'number', width: 120 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'figures',
    headerName: 'Figures of the machine',
    headerAlign: 'center',
    children: [
      {
        groupId: 'capacity',
        headerName: 'Capacity',
        headerAlign: 'center',
        description: 'What the machine handles at once',
        children: [{ field: 'output' }, { field: 'pallets' }],
      },
      { field: 'power' },
      { field: 'dailyCost' },
    ],
  },
];

export default function GroupsInGroups() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGrid
        aria-label="Machines with groups inside of groups"
        rows={machines}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
