import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 290,
    display: 'flex',
    valueGetter: (value: string[]) => value.join(', '),
    renderCell: ({ row }) =>
      row.tags.map((name) => (
        <Chip key={name} label={name} size="small" sx={{ marginInlineEnd: 0.5 }} />
      )),
  },
];

export default function TagChips() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with their tags as chips"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
