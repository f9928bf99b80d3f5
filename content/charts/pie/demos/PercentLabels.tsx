import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const total = monthlyBudget.reduce((sum, { value }) => sum + value, 0);
const formatPercent = (value: number) => `${Math.round((value / total) * 100)}%`;

export default function PercentLabels() {
  return (
    <PieChart
      height={240}
      colors={['#1565c0', '#7b1fa2', '#00796b', '#ad1457', '#5d4037']}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[
        {
          data: monthlyBudget,
          arcLabel: ({ value }) => formatPercent(value),
          arcLabelRadius: '70%',
          valueFormatter: ({ value }) => `$${value} (${formatPercent(value)})`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Monthly budget in percent: 45% rent, 20% food, 15% transport, 10% leisure, and 10% savings."
    />
  );
}
