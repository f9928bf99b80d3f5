import { LineChart, lineElementClasses } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function DashedSeries() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { id: 'online', dataKey: 'online', label: 'Online (dashed)', showMark: false },
        { id: 'store', dataKey: 'store', label: 'Store', showMark: false },
      ]}
      sx={{
        [`& .${lineElementClasses.root}.MuiLineElement-series-online`]: { strokeDasharray: '8 4' },
      }}
      desc="Online sales, dashed, overtake the store in the fall."
    />
  );
}
