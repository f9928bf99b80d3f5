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

function getRowSpacing({ isFirstVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 8 };
}

export default function RowsAsCards() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines with space between the rows"
        rows={machines}
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
