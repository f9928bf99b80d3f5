import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function HighlightSeries() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={(['laptops', 'phones', 'tablets'] as const).map((dataKey) => ({
        dataKey,
        label: dataKey,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      tooltip={{ trigger: 'item' }}
      axisHighlight={{ x: 'none' }}
      desc="Sales of laptops, phones, and tablets per quarter."
    />
  );
}
