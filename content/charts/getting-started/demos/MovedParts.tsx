import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function MovedParts() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      leftAxis={null}
      rightAxis={{ disableLine: true, tickLabelStyle: { fontSize: 14 } }}
      margin={{ top: 10, left: 20, right: 50, bottom: 70 }}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'phones', label: 'Phones' },
        { dataKey: 'laptops', label: 'Laptops' },
      ]}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'middle' } } }}
      desc="Sales per quarter, with the axis on the right and the legend at the bottom."
    />
  );
}
