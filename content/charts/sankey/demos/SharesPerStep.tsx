import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { step: 'Source', coal: 30, gas: 25, wind: 45, losses: 0 },
  { step: 'Grid', coal: 12, gas: 15, wind: 44, losses: 29 },
  { step: 'Homes', coal: 11, gas: 14, wind: 41, losses: 34 },
];

export default function SharesPerStep() {
  return (
    <BarChart
      height={300}
      dataset={steps}
      xAxis={[{ scaleType: 'band', dataKey: 'step' }]}
      series={[
        { dataKey: 'coal', label: 'Coal', stack: 'energy' },
        { dataKey: 'gas', label: 'Gas', stack: 'energy' },
        { dataKey: 'wind', label: 'Wind', stack: 'energy' },
        { dataKey: 'losses', label: 'Losses', stack: 'energy', color: '#9e9e9e' },
      ]}
      desc="Energy from its source to homes. A third is lost, most of it from coal and gas."
    />
  );
}
