import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (year: number | null) => String(year ?? ''),
  },
  { field: 'leaves', headerName: 'Leaves', type: 'number', width: 85 },
];

export default function CompactDensity() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={library}
        columns={columns}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Archive in the compact density' } }}
        hideFooter
      />
    </div>
  );
}
