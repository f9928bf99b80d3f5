import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';

export default function TwoAxes() {
  return (
    <BarChart
      height={300}
      margin={{ left: 70, right: 70 }}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[
        { id: 'sales', label: 'Thousand dollars' },
        { id: 'orders', label: 'Orders' },
      ]}
      leftAxis="sales"
      rightAxis="orders"
      series={[
        { data: [81, 106, 122, 194], label: 'Sales', yAxisId: 'sales' },
        { data: [1240, 1580, 1710, 2460], label: 'Orders', yAxisId: 'orders' },
      ]}
      sx={{
        [`.${axisClasses.left} .${axisClasses.label}`]: { translate: '-14px 0' },
        [`.${axisClasses.right} .${axisClasses.label}`]: { translate: '20px 0' },
      }}
      desc="Online sales and number of orders per quarter: both grow all year."
    />
  );
}
