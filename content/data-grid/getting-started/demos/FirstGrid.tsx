import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, dish: 'Crab bisque', price: 9.5, vegetarian: false },
  { id: 2, dish: 'Leek tart', price: 11, vegetarian: true },
  { id: 3, dish: 'Smoked herring', price: 13.5, vegetarian: false },
  { id: 4, dish: 'Plum dumplings', price: 7, vegetarian: true },
];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'vegetarian', headerName: 'Vegetarian', type: 'boolean', width: 110 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Galley menu" rows={rows} columns={columns} />
    </div>
  );
}
