import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const LAST_ACTUAL = 7;

export default function SalesForecast() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: monthlySales.map(({ month }) => month) }]}
      series={[
        {
          label: 'Sales',
          color: '#1e88e5',
          data: monthlySales.map(({ online }, index) => (index <= LAST_ACTUAL ? online : null)),
        },
        {
          id: 'forecast',
          label: 'Forecast',
          color: '#1e88e5',
          showMark: ({ index }) => index > LAST_ACTUAL,
          data: monthlySales.map(({ online }, index) => (index >= LAST_ACTUAL ? online : null)),
        },
      ]}
      sx={{ '.MuiLineElement-series-forecast': { strokeDasharray: '6 4' } }}
      desc="Sales from January to August, and a dashed line for the forecast until December."
    />
  );
}
