import { DataGrid, type GridColDef, type GridRowClassNameParams } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'dock', headerName: 'Dock', width: 100 },
];

const getRowClassName = ({ indexRelativeToCurrentPage }: GridRowClassNameParams<Departure>) =>
  indexRelativeToCurrentPage % 2 === 0 ? '' : 'stripe';

export default function StripedTrucks() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trucks in stripes"
        rows={departures}
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
