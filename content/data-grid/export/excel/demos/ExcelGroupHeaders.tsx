import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-premium';
import { tideHours, tides, type TideGauge } from '../../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  ...tideHours.map<GridColDef<TideGauge>>((field) => ({
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
        aria-label="Water levels with groups of hours"
        rows={tides}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { excelOptions: { fileName: 'levels' } } }}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
