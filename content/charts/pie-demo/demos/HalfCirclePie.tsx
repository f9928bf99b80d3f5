import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Left', value: 84 },
  { label: 'Greens', value: 37 },
  { label: 'Center', value: 52 },
  { label: 'Right', value: 77 },
];

export default function HalfCirclePie() {
  return (
    <PieChart
      height={300}
      colors={['#1565c0', '#7b1fa2', '#00796b', '#ad1457']}
      margin={{ top: 20, bottom: 0, left: 5, right: 5 }}
      series={[
        {
          data: seats,
          startAngle: -90,
          endAngle: 90,
          innerRadius: 60,
          outerRadius: 140,
          cy: '75%',
          arcLabel: 'value',
        },
      ]}
      slotProps={{
        legend: { direction: 'row', position: { vertical: 'bottom', horizontal: 'middle' } },
      }}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      desc="Seats of a parliament: Left 84, Greens 37, Center 52, Right 77."
    />
  );
}
