import { BarChart } from '@mui/x-charts/BarChart';
import { harborMonths } from '../datasets/harbor';

export default function HarborArrivals() {
  return (
    <BarChart
      height={300}
      dataset={harborMonths}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[
        { dataKey: 'cargo', label: 'Cargo ships', stack: 'arrivals' },
        { dataKey: 'ferries', label: 'Ferries', stack: 'arrivals' },
        { dataKey: 'yachts', label: 'Yachts', stack: 'arrivals' },
      ]}
      desc="Arrivals per month, stacked: yachts make July the busiest month."
    />
  );
}
