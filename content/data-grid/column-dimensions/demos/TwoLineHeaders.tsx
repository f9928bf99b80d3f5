import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot', width: 70 },
  { field: 'orchard', headerName: 'Orchard where picked', width: 115 },
  { field: 'grade', headerName: 'Grade given after sorting', width: 115 },
];

export default function TwoLineHeaders() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with two-line headers"
        rows={harvest.slice(0, 5)}
        columns={columns}
        columnHeaderHeight={80}
        disableColumnMenu
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </div>
  );
}
