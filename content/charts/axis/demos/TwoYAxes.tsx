import { LineChart } from '@mui/x-charts/LineChart';

export default function TwoYAxes() {
  return (
    <LineChart
      height={300}
      desc="Visitors and revenue of a café per quarter: both are highest in the third."
      margin={{ left: 60, right: 60 }}
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[
        { id: 'visitors', min: 0 },
        { id: 'revenue', min: 0, valueFormatter: (value: number) => `$${value}k` },
      ]}
      rightAxis="revenue"
      series={[
        { yAxisId: 'visitors', data: [1840, 2210, 2960, 2480], label: 'Visitors (left)' },
        { yAxisId: 'revenue', data: [18, 24, 39, 31], label: 'Revenue (right)' },
      ]}
    />
  );
}
