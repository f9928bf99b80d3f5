import { LineChart } from '@mui/x-charts/LineChart';

export default function DashedLine() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ min: 50 }]}
      series={[
        { id: 'target', data: [60, 62, 64, 66, 68, 70], label: 'Target', showMark: false },
        { id: 'sales', data: [70, 67, 78, 77, 84, 90], label: 'Sales' },
      ]}
      sx={{ '.MuiLineElement-series-target': { strokeDasharray: '6 4' } }}
      desc="Sales per month, in thousand dollars: they are above the target in every month."
    />
  );
}
