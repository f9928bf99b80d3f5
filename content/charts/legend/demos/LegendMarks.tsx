import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function LegendMarks() {
  return (
    <LineChart
      height={300}
      desc="Average temperatures of Oslo, Rome, and Sydney per month."
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'oslo', label: 'Oslo' },
        { dataKey: 'rome', label: 'Rome' },
        { dataKey: 'sydney', label: 'Sydney' },
      ]}
      slotProps={{
        legend: {
          itemMarkWidth: 24,
          itemMarkHeight: 3,
          markGap: 8,
          itemGap: 20,
          padding: 0,
          labelStyle: { fontSize: 14, fontWeight: 700 },
        },
      }}
    />
  );
}
