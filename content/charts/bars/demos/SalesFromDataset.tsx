import { BarChart } from '@mui/x-charts/BarChart';
import { monthlySales } from '../../datasets/sales';

function formatDollars(value: number | null) {
  return value === null ? 'No data' : `$${value}k`;
}

export default function SalesFromDataset() {
  return (
    <BarChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ valueFormatter: formatDollars }]}
      series={[
        { dataKey: 'online', label: 'Online', valueFormatter: formatDollars },
        { dataKey: 'store', label: 'Store', valueFormatter: formatDollars },
      ]}
      desc="Sales per month: online sales overtake the store in September."
    />
  );
}
