import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function PieLabels() {
  return (
    <PieChart
      height={300}
      colors={['#1565c0', '#7b1fa2', '#00796b', '#ad1457', '#5d4037']}
      series={[
        {
          data: monthlyBudget,
          arcLabel: ({ value }) => `$${value}`,
          arcLabelMinAngle: 40,
          arcLabelRadius: '65%',
        },
      ]}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff', fontWeight: 600 } }}
      desc="Monthly budget: rent takes 1,080 of 2,400 dollars."
    />
  );
}
