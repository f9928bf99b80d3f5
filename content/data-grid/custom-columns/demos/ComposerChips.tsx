import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  {
    field: 'composers',
    headerName: 'Composers',
    width: 290,
    display: 'flex',
    valueGetter: (value: string[]) => value.join(', '),
    renderCell: ({ row }) =>
      row.composers.map((name) => (
        <Chip key={name} label={name} size="small" sx={{ marginInlineEnd: 0.5 }} />
      )),
  },
];

export default function ComposerChips() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with their composers as chips"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
