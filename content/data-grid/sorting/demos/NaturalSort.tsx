import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Purchase>[] = [
  {
    field: 'shelf',
    headerName: 'By number',
    flex: 1,
    minWidth: 120,
    sortComparator: natural.compare,
  },
  {
    field: 'shelfAsText',
    headerName: 'By character',
    flex: 1,
    minWidth: 120,
    valueGetter: (_value, row) => row.shelf,
  },
];

export default function NaturalSort() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shelves sorted by number or by character"
        rows={purchases}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'shelf', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
