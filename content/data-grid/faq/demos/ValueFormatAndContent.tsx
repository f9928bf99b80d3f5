import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const getShare = (_value: unknown, row: Offer) => row.sold / row.stock;
const formatShare = (share: number) => `${Math.round(share * 100)}%`;

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 160 },
  {
    field: 'value',
    headerName: 'valueGetter',
    type: 'number',
    width: 120,
    valueGetter: getShare,
  },
  {
    field: 'formatted',
    headerName: 'valueFormatter',
    type: 'number',
    width: 130,
    valueGetter: getShare,
    valueFormatter: formatShare,
  },
  {
    field: 'rendered',
    headerName: 'renderCell',
    type: 'number',
    display: 'flex',
    width: 120,
    valueGetter: getShare,
    valueFormatter: formatShare,
    renderCell: ({ value, formattedValue }) => (
      <LinearProgress
        variant="determinate"
        value={value * 100}
        aria-label={`${formattedValue} sold`}
        sx={{ width: '100%' }}
      />
    ),
  },
];

export default function ValueFormatAndContent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Share of sold stock as a value, a text, and a bar"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
