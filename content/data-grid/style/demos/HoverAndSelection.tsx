import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 65 },
];

export default function HoverAndSelection() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with their own hover and selection"
        rows={harvest}
        columns={columns}
        sx={{
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent', color: 'primary.main' },
          [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
        hideFooter
      />
    </div>
  );
}
