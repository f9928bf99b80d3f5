import { DataGrid, GridRowEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120, editable: true },
  { field: 'crew', headerName: 'Crew', width: 100, editable: true },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 80, editable: true },
];

export default function StayInEditMode() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots whose rows stay open"
        rows={harvest}
        columns={columns}
        editMode="row"
        onRowEditStop={(params, event) => {
          if (params.reason === GridRowEditStopReasons.rowFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
