import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function TooltipAboveThePointer() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[{ dataKey: 'tablets', label: 'Tablets' }]}
      slotProps={{ popper: { placement: 'top' } }}
      desc="Sales of tablets per quarter, highest in the fourth quarter."
    />
  );
}
