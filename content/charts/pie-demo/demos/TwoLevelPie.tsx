import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const groups = [
  { id: 'needs', label: 'Needs', value: 1920, color: '#1565c0' },
  { id: 'wants', label: 'Wants', value: 240, color: '#ad1457' },
  { id: 'future', label: 'Future', value: 240, color: '#00796b' },
];

// Shades of the color of their group.
const itemColors = ['#4a90d9', '#7fb2e5', '#b3d1f0', '#d9699a', '#4db6ac'];

export default function TwoLevelPie() {
  return (
    <PieChart
      height={300}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[
        { data: groups, outerRadius: '55%', arcLabel: 'label', arcLabelMinAngle: 60 },
        {
          data: monthlyBudget.map((item, index) => ({ ...item, color: itemColors[index] })),
          innerRadius: '60%',
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Budget in two rings. Inside: needs, wants, and future. Outside: the items of each group."
    />
  );
}
