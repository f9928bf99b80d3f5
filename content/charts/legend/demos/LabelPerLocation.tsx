import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function LabelPerLocation() {
  return (
    <BarChart
      height={300}
      desc="Sales per quarter of laptops and phones."
      dataset={quarterlySales}
      margin={{ top: 70 }}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        {
          dataKey: 'laptops',
          label: (location) => (location === 'legend' ? 'Laptops\nand desktops' : 'Computers'),
        },
        {
          dataKey: 'phones',
          label: (location) => (location === 'legend' ? 'Phones\nand watches' : 'Mobile'),
        },
      ]}
    />
  );
}
