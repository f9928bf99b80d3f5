import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function ValuesInBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[{ dataKey: 'laptops', color: '#1565c0' }]}
      barLabel="value"
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Laptops sold per quarter, from 86 to 141 thousand dollars."
    />
  );
}
