import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
];

const focused = [gridClasses.cell, gridClasses.columnHeader];

export default function OutlineForKeyboard() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with an outline for the keyboard"
        rows={concerts}
        columns={columns}
        sx={{
          [focused.map((name) => `& .${name}:focus:not(:focus-visible)`).join(', ')]: {
            outline: 'none',
          },
          [focused.map((name) => `& .${name}:focus-visible`).join(', ')]: {
            outline: 2,
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
        hideFooter
      />
    </div>
  );
}
