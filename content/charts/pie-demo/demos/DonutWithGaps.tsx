import { PieChart } from '@mui/x-charts/PieChart';

const sleep = [
  { label: 'Light', value: 240 },
  { label: 'Deep', value: 95 },
  { label: 'Dream', value: 110 },
  { label: 'Awake', value: 15 },
];

export default function DonutWithGaps() {
  return (
    <PieChart
      height={240}
      series={[{ data: sleep, innerRadius: '70%', paddingAngle: 5, cornerRadius: 6 }]}
      desc="One night in minutes: light sleep 240, deep sleep 95, dreams 110, awake 15."
    />
  );
}
