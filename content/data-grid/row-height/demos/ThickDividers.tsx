import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 110 },
  { field: 'power', headerName: 'kW', type: 'number', width: 80 },
];

function getRowSpacing({ indexRelativeToCurrentPage }: GridRowSpacingParams) {
  return { bottom: indexRelativeToCurrentPage % 3 === 2 ? 6 : 0 };
}

export default function ThickDividers() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines in blocks of three"
        rows={machines}
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
