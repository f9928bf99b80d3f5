import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function FormattedLabelsInTallBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'all', color: '#1565c0' },
        { dataKey: 'phones', label: 'Phones', stack: 'all', color: '#7b1fa2' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'all', color: '#00796b' },
      ]}
      barLabel={({ value }, { bar }) => (bar.height < 30 ? null : `$${value}k`)}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Sales per quarter by product. Bars lower than 30 pixels have no label."
    />
  );
}
