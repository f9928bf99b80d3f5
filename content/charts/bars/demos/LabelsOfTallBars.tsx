import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function LabelsOfTallBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      barLabel={({ value }, { bar }) => (bar.height < 24 ? null : `$${value}k`)}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'phones', label: 'Phones', stack: 'total', color: '#1976d2' },
        { dataKey: 'laptops', label: 'Laptops', stack: 'total', color: '#00796b' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'total', color: '#8e24aa' },
      ]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff', fontSize: 12 } }}
      desc="Sales per quarter of three products, stacked."
    />
  );
}
