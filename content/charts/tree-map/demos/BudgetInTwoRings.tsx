import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const groups = [
  { id: 'home', label: 'Home', value: 1380, color: '#1f77b4' },
  { id: 'daily', label: 'Daily life', value: 840, color: '#e07a1f' },
  { id: 'savings', label: 'Savings', value: 180, color: '#3a9d5d' },
];

const items = [
  { id: 'rent', label: 'Rent', value: 1080, color: '#5b9fd0' },
  { id: 'energy', label: 'Energy', value: 300, color: '#8dbfe2' },
  { id: 'food', label: 'Food', value: 480, color: '#eda15e' },
  { id: 'transport', label: 'Transport', value: 360, color: '#f4c296' },
  { id: 'fund', label: 'Fund', value: 180, color: '#7cc096' },
];

export default function BudgetInTwoRings() {
  return (
    <PieChart
      height={300}
      margin={{ left: 5, right: 5 }}
      series={[
        { id: 'groups', data: groups, outerRadius: '50%' },
        {
          id: 'items',
          data: items,
          innerRadius: '53%',
          arcLabel: 'label',
          arcLabelMinAngle: 40,
          valueFormatter: ({ value }) => `$${value}`,
        },
      ]}
      slotProps={{ legend: { hidden: true } }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
      desc="Monthly budget: groups in the inner ring, items in the outer ring. Rent is the largest."
    />
  );
}
