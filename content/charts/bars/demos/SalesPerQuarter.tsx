import { BarChart } from '@mui/x-charts/BarChart';

export default function SalesPerQuarter() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [81, 106, 122, 194], label: 'Online' },
        { data: [134, 145, 139, 170], label: 'Store' },
      ]}
      desc="Sales per quarter: online sales overtake the store in the fourth quarter."
    />
  );
}
