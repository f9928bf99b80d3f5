import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const change = (weeks: number[]) => (weeks.at(-1) ?? 0) - (weeks.at(0) ?? 0);

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'weeklySales',
    headerName: 'Eight weeks',
    type: 'number',
    width: 160,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    valueGetter: (weeks: number[]) => change(weeks),
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : String(value)),
    renderCell: ({ row, colDef, formattedValue }) => (
      <Box role="img" aria-label={`Change over eight weeks: ${formattedValue}`}>
        <SparkLineChart
          data={row.weeklySales}
          width={colDef.computedWidth - 20}
          height={40}
          plotType="bar"
        />
      </Box>
    ),
  },
];

export default function WeeklySalesBars() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with their weekly sales"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
