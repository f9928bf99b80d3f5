import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { quarterlySales } from '../../datasets/sales';

const lessPadding = {
  [`& .${chartsTooltipClasses.cell}`]: { py: 0.25 },
  [`& .${chartsTooltipClasses.labelCell} p`]: { fontSize: 12 },
  [`& .${chartsTooltipClasses.valueCell} p`]: { fontSize: 12, fontWeight: 'bold' },
};

export default function SmallTooltip() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops' },
        { dataKey: 'phones', label: 'Phones' },
        { dataKey: 'tablets', label: 'Tablets' },
      ]}
      slotProps={{ popper: { sx: lessPadding } }}
      desc="Sales of laptops, phones, and tablets per quarter."
    />
  );
}
