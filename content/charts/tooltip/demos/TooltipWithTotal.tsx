import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { quarterlySales } from '../../datasets/sales';

function TotalOfQuarter({ axisValue, dataIndex, series }: ChartsAxisContentProps) {
  if (dataIndex == null) return null;
  const values = series.map(({ data }) => data[dataIndex]);
  const total = values.reduce<number>(
    (sum, value) => sum + (typeof value === 'number' ? value : 0),
    0,
  );
  return (
    <Paper elevation={3} sx={{ p: 1.5, mx: 2 }}>
      <Typography variant="subtitle2">{`Total of ${String(axisValue)}`}</Typography>
      <Typography>{`$${total},000`}</Typography>
    </Paper>
  );
}

export default function TooltipWithTotal() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'all' },
        { dataKey: 'phones', label: 'Phones', stack: 'all' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'all' },
      ]}
      slots={{ axisContent: TotalOfQuarter }}
      desc="Stacked sales of three products per quarter."
    />
  );
}
