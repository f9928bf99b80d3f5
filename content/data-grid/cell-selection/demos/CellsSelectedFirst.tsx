import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
  { field: 'at16', headerName: '16:00', type: 'number', width: 72 },
];

const initialState = {
  cellSelection: {
    'NOR-1': { at12: true, at16: true },
    'LAR-1': { at16: true },
  },
};

export default function CellsSelectedFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Water levels, three of them selected from the start"
        rows={tides.slice(0, 5)}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
