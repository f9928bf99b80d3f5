import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'line', headerName: 'Line', width: 72 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 125 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const getRowClassName = ({ row }: GridRowClassNameParams<TramDeparture>) =>
  row.delay >= 3 ? 'tram--late' : '';

export default function LateTramsMarked() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trams with late ones marked"
        rows={trams}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={{
          '& .tram--late': {
            fontWeight: 700,
            boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}`,
          },
        }}
        hideFooter
      />
    </div>
  );
}
