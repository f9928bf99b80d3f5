import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function LabeledAxes() {
  return (
    <BarChart
      height={300}
      desc="Sales of tablets per quarter: most of them are sold in the fourth."
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter', label: 'Quarter of 2024' }]}
      yAxis={[{ label: 'Thousand dollars', labelStyle: { translate: '-6px' } }]}
      series={[{ dataKey: 'tablets' }]}
    />
  );
}
