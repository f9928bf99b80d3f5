import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, product: 'Desk lamp', price: 39, inStock: true, addedOn: '2025-03-14' },
  { id: 2, product: 'Office chair', price: 249, inStock: false, addedOn: '2025-01-20' },
  { id: 3, product: 'Standing desk', price: 520, inStock: true, addedOn: '2024-11-05' },
];

function toColumn(field: string, value: unknown): GridColDef {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  const headerName = words.charAt(0).toUpperCase() + words.slice(1);
  const column = { field, headerName, width: 130 };
  if (typeof value === 'number') {
    return { ...column, type: 'number' };
  }
  if (typeof value === 'boolean') {
    return { ...column, type: 'boolean' };
  }
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) {
    return { ...column, type: 'date', valueGetter: (day: string) => new Date(`${day}T00:00`) };
  }
  return column;
}

const columns = Object.entries(rows[0] ?? {})
  .filter(([field]) => field !== 'id')
  .map(([field, value]) => toColumn(field, value));

export default function ColumnsFromRows() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Products with columns made from their fields"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
