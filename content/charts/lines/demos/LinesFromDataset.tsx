import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const inDollars = (value: number | null) => (value === null ? 'no data' : `$${value},000`);

export default function LinesFromDataset() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online', valueFormatter: inDollars },
        { dataKey: 'store', label: 'Store', valueFormatter: inDollars },
      ]}
      desc="Sales per month of 2024: online sales overtake the store in September."
    />
  );
}
