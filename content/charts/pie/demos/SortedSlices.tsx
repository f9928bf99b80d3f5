import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const data = [
  { label: 'Bus', value: 24 },
  { label: 'Car', value: 41 },
  { label: 'Bike', value: 18 },
  { label: 'Train', value: 32 },
];

export default function SortedSlices() {
  return (
    <PieChart
      height={220}
      colors={['#1565c0', '#7b1fa2', '#00796b', '#ad1457']}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[{ data, sortingValues: 'desc', arcLabel: 'value' }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#fff' } }}
      desc="How 115 employees come to work. The slices start with the most common, the car."
    />
  );
}
