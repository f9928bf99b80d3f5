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

function getRowSpacing({ indexRelativeToCurrentPage }: GridRowSpacingParams) {
  return { bottom: indexRelativeToCurrentPage % 3 === 2 ? 6 : 0 };
}

export default function ThickDividers() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels in blocks of three"
        rows={fleet}
        columns={columns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          [`& .${gridClasses.row}`]: {
            border: '0 solid',
            borderColor: 'primary.main',
            boxSizing: 'content-box',
          },
        }}
        hideFooter
      />
    </div>
  );
}
