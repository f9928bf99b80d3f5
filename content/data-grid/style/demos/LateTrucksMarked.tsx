import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 72 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 125 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const getRowClassName = ({ row }: GridRowClassNameParams<Departure>) =>
  row.delay >= 3 ? 'truck--late' : '';

export default function LateTrucksMarked() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trucks with late ones marked"
        rows={departures}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={{
          '& .truck--late': {
            fontWeight: 700,
            boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}`,
          },
        }}
        hideFooter
      />
    </div>
  );
}
