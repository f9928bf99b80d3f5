import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function StackedBySign() {
  return (
    <BarChart
      height={300}
      margin={{ top: 80 }}
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      series={[
        { data: [46, 41, 47, 44, 49, 52], label: 'Store', stack: 'cash' },
        { data: [24, 26, 31, 33, 35, 38], label: 'Online', stack: 'cash' },
        { data: [-38, -38, -39, -40, -40, -41], label: 'Wages', stack: 'cash' },
        { data: [-18, -18, -18, -18, -20, -20], label: 'Rent', stack: 'cash' },
      ]}
      desc="Income above and costs below zero, in thousand dollars per month."
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
