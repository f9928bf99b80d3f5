import { LineChart, lineElementClasses, markElementClasses } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function StyledLines() {
  return (
    <LineChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { id: 'oslo', dataKey: 'oslo', label: 'Oslo', showMark: false },
        { id: 'rome', dataKey: 'rome', label: 'Rome' },
      ]}
      sx={{
        [`.${lineElementClasses.root}`]: { strokeWidth: 4 },
        '.MuiLineElement-series-oslo': { strokeDasharray: '8 6' },
        [`.${markElementClasses.root}`]: { fill: 'currentColor', strokeWidth: 0 },
      }}
      desc="Temperatures in Oslo as a thick dashed line, and in Rome as a thick line with filled marks."
    />
  );
}
