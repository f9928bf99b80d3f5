import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { dailyTemperatures } from '../../datasets/temperatures';

const data = dailyTemperatures.map(({ low, high }, index) => ({ id: index, x: low, y: high }));

export default function HighAndLowTemperatures() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Low (°C)', min: 0 }]}
      yAxis={[{ label: 'High (°C)', min: 0 }]}
      series={[{ data, valueFormatter: ({ x, y }) => `${x} to ${y} °C` }]}
      desc="Two weeks in April: days with a higher low have a higher high, too."
    />
  );
}
