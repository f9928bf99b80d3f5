import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', width: 110 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 80 },
];

function getRowSpacing({ isFirstVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 8 };
}

export default function RowsAsCards() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels with space between the rows"
        rows={fleet}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{
          [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' },
          [`& .${gridClasses.cell}`]: { borderTopColor: 'transparent' },
        }}
        hideFooter
      />
    </div>
  );
}
