import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

export default function TwoLineAxes() {
  return (
    <LineChart
      height={300}
      margin={{ left: 70, right: 70 }}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[
        { id: 'temperature', label: 'Degrees Celsius', min: 0 },
        { id: 'sales', label: 'Portions of ice cream', min: 0 },
      ]}
      leftAxis="temperature"
      rightAxis="sales"
      series={[
        { data: [8, 9, 11, 14, 18, 23], label: 'Temperature', yAxisId: 'temperature' },
        { data: [320, 390, 610, 980, 1640, 2450], label: 'Ice cream', yAxisId: 'sales' },
      ]}
      sx={{
        [`.${axisClasses.left} .${axisClasses.label}`]: { translate: '-14px 0' },
        [`.${axisClasses.right} .${axisClasses.label}`]: { translate: '20px 0' },
      }}
      desc="Temperature and ice cream sold per month: both grow from January to June."
    />
  );
}
