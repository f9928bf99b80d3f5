import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { step: 'Sales', amount: 420 },
  { step: 'Materials', amount: -130 },
  { step: 'Salaries', amount: -165 },
  { step: 'Rent', amount: -35 },
  { step: 'Interest', amount: 12 },
];

let level = 0;
const bars = steps.map(({ step, amount }) => {
  const before = level;
  level += amount;
  return {
    step,
    base: Math.min(before, level),
    gain: Math.max(amount, 0),
    loss: Math.max(-amount, 0),
    total: 0,
  };
});
bars.push({ step: 'Profit', base: 0, gain: 0, loss: 0, total: level });

/** A series without an amount has no line in the tooltip. */
const format = (value: number | null) => (value ? `$${value}k` : null);

export default function WaterfallOfCosts() {
  return (
    <BarChart
      height={300}
      dataset={bars}
      xAxis={[{ scaleType: 'band', dataKey: 'step' }]}
      series={[
        { dataKey: 'base', stack: 'flow', color: 'transparent', valueFormatter: () => null },
        { dataKey: 'gain', stack: 'flow', label: 'Gain', color: '#43a047', valueFormatter: format },
        { dataKey: 'loss', stack: 'flow', label: 'Loss', color: '#e53935', valueFormatter: format },
        {
          dataKey: 'total',
          stack: 'flow',
          label: 'Total',
          color: '#1e88e5',
          valueFormatter: format,
        },
      ]}
      tooltip={{ trigger: 'axis' }}
      desc="From sales of 420,000 dollars, materials, salaries and rent leave a profit of 102,000."
    />
  );
}
