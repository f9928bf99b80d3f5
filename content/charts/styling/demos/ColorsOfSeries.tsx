import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function ColorsOfSeries() {
  const { palette } = useTheme();

  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online', showMark: false, color: palette.secondary.main },
        { dataKey: 'store', label: 'Store', showMark: false, color: palette.text.secondary },
      ]}
      desc="Online sales overtake the store in September."
    />
  );
}
