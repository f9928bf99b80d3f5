import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  {
    field: 'share',
    headerName: 'Units sold',
    type: 'number',
    width: 110,
    cellClassName: 'heat',
    valueGetter: (_value, row) => row.sold / row.stock,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({ value, formattedValue }) => (
      <>
        <Box className="heat-fill" style={{ opacity: Number(value) * 0.4 }} />
        {formattedValue}
      </>
    ),
  },
];

export default function SoldStockHeatMap() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a heat map of their sales"
        rows={offers}
        columns={columns}
        sx={{
          '& .heat': { position: 'relative', zIndex: 0 },
          '& .heat-fill': { position: 'absolute', inset: 0, zIndex: -1, bgcolor: 'success.main' },
        }}
        hideFooter
      />
    </div>
  );
}
