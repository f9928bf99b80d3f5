import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { priorities, purchases, type Priority, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 110,
    sortComparator: (a: Priority, b: Priority) => priorities.indexOf(a) - priorities.indexOf(b),
  },
  { field: 'unitPrice', headerName: 'Unit price ($)', type: 'number', width: 110 },
];

export default function SortByPriority() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases from the most urgent to the least"
        rows={purchases}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
