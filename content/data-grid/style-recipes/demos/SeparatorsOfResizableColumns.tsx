import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', width: 170 },
  { field: 'hall', headerName: 'Hall', width: 130, resizable: false },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90, resizable: false },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

const fixedSeparator = `& .${gridClasses.columnSeparator}:not(.${gridClasses['columnSeparator--resizable']})`;

export default function SeparatorsOfResizableColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with separators at resizable columns"
        rows={concerts}
        columns={columns}
        sx={{ [fixedSeparator]: { display: 'none' } }}
        hideFooter
      />
    </div>
  );
}
