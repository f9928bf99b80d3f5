import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { quarterlySales } from '../../datasets/sales';

export default function StyledChart() {
  return (
    <BarChart
      height={300}
      colors={mangoFusionPalette}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops' },
        { dataKey: 'phones', label: 'Phones' },
      ]}
      sx={{
        [`& .${axisClasses.root}`]: {
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: { stroke: '#1976d2', strokeWidth: 2 },
        },
      }}
      desc="Sales of laptops and phones per quarter."
    />
  );
}
