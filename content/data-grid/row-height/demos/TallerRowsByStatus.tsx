import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  {
    field: 'name',
    headerName: 'Machine',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        {row.name}
        {row.status === 'maintenance' && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' }}>
            {row.notes}
          </Box>
        )}
      </div>
    ),
  },
  { field: 'plant', headerName: 'Plant', width: 110, display: 'flex' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.status === 'maintenance' ? 130 * densityFactor : null;
}

export default function TallerRowsByStatus() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Machines, those in repair with their notes"
        rows={machines}
        columns={columns}
        getRowHeight={getRowHeight}
        initialState={{ density: 'compact' }}
        hideFooter
      />
    </div>
  );
}
