import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function NamedChart() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[{ dataKey: 'phones', label: 'Phones' }]}
      title="Phones sold in 2024"
      desc="Sales rise from 92 in the first quarter to 158 in the fourth."
    />
  );
}
