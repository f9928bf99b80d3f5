import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const styles = {
  [`& .${lineElementClasses.root}`]: { strokeWidth: 4 },
  [`& .${lineElementClasses.root}.MuiLineElement-series-store`]: { strokeDasharray: '8 6' },
  [`& .${markElementClasses.root}`]: { fill: 'currentColor', stroke: 'none' },
  [`& .${axisClasses.left} .${axisClasses.line}`]: { stroke: 'none' },
};

export default function DashedLine() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { id: 'online', dataKey: 'online', label: 'Online' },
        { id: 'store', dataKey: 'store', label: 'Store', showMark: false },
      ]}
      sx={styles}
      desc="Online sales overtake the store in September."
    />
  );
}
