import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoStacks() {
  return (
    <BarChart
      height={300}
      desc="Income and costs of four quarters: costs pass income in the third."
      margin={{ top: 70 }}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [52, 61, 58, 74], label: 'Products', stack: 'income' },
        { data: [18, 20, 23, 25], label: 'Services', stack: 'income' },
        { data: [40, 42, 49, 50], label: 'Wages', stack: 'costs' },
        { data: [21, 25, 34, 29], label: 'Material', stack: 'costs' },
      ]}
    />
  );
}
