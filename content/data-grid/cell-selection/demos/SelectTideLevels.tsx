import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tideHours, tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  ...tideHours.map<GridColDef<TideGauge>>((field) => ({
    field,
    headerName: `${field.slice(2)}:00`,
    type: 'number',
    width: 72,
  })),
];

export default function SelectTideLevels() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Water levels to select, in centimeters"
        rows={tides}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
