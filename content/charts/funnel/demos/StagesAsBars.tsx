import { BarChart } from '@mui/x-charts/BarChart';

const stages = [
  { stage: 'Visit', users: 4800 },
  { stage: 'Product', users: 2600 },
  { stage: 'Cart', users: 1150 },
  { stage: 'Checkout', users: 720 },
  { stage: 'Order', users: 610 },
];

export default function StagesAsBars() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      margin={{ left: 80 }}
      dataset={stages}
      yAxis={[{ scaleType: 'band', dataKey: 'stage' }]}
      series={[
        {
          dataKey: 'users',
          valueFormatter: (users) => `${users} users, ${Math.round((users ?? 0) / 48)}% of visits`,
        },
      ]}
      desc="From 4,800 visits to 610 orders. Most users leave before the cart."
    />
  );
}
