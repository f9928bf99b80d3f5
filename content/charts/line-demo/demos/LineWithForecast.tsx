import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const LAST_MEASURED = 7;
const sales = monthlySales.map(({ online }) => online);
const measured = sales.map((value, index) => (index <= LAST_MEASURED ? value : null));
const expected = [42, 46, 57, 62];
// The forecast starts at the last measured point, so that the two lines meet.
const forecast = [...sales.map(() => null).slice(0, LAST_MEASURED), sales[LAST_MEASURED] ?? null];

function formatMoney(value: number | null) {
  return value === null ? null : `$${value}k`;
}

const line = { color: '#1e88e5', showMark: false } as const;

export default function LineWithForecast() {
  return (
    <LineChart
      height={300}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: monthlySales.map(({ month }) => month) }]}
      series={[
        { ...line, id: 'sales', data: measured, label: 'Sales', valueFormatter: formatMoney },
        {
          ...line,
          id: 'forecast',
          data: [...forecast, ...expected],
          label: 'Forecast',
          valueFormatter: (value, { dataIndex }) =>
            dataIndex === LAST_MEASURED ? null : formatMoney(value),
        },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ '.MuiLineElement-series-forecast': { strokeDasharray: '6 4' } }}
      desc="Online sales until August, and the forecast until December: from 39 to 62 thousand dollars."
    />
  );
}
