import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-premium';
import { loadHours, servers, type Server } from '../../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  ...loadHours.map<GridColDef<Server>>((field) => ({
    field,
    headerName: `${field.slice(2)}:00`,
    type: 'number',
    width: 72,
  })),
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Night', children: [{ field: 'at00' }, { field: 'at04' }] },
  { groupId: 'Day', children: [{ field: 'at08' }, { field: 'at12' }, { field: 'at16' }] },
];

export default function ExcelGroupHeaders() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Requests per second with groups of hours"
        rows={servers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions: { fileName: 'server-load' } } }}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
