import { LineChart } from '@mui/x-charts/LineChart';
import { harborMonths } from '../datasets/harbor';

function formatPassengers(value: number | null) {
  return value === null ? 'No data' : `${value.toFixed(1)}k`;
}

export default function FerryPassengers() {
  return (
    <LineChart
      height={300}
      dataset={harborMonths}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value}k` }]}
      series={[
        {
          dataKey: 'passengers2023',
          label: '2023',
          showMark: false,
          valueFormatter: formatPassengers,
        },
        {
          dataKey: 'passengers2024',
          label: '2024',
          area: true,
          showMark: false,
          valueFormatter: formatPassengers,
        },
      ]}
      grid={{ horizontal: true }}
      desc="Ferry passengers per month: every month of 2024 but April is above 2023."
    />
  );
}
