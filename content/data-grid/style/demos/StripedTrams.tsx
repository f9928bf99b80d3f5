import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'platform', headerName: 'Platform', width: 100 },
];

const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams<TramDeparture>) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : 'stripe';

export default function StripedTrams() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trams in stripes"
        rows={trams}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={{
          '& .stripe:not(.Mui-selected)': { bgcolor: 'action.hover' },
          '& .stripe:not(.Mui-selected):hover': { bgcolor: 'action.selected' },
        }}
        hideFooter
      />
    </div>
  );
}
