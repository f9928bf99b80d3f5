import { styled } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

function LabelAboveBar({ dataIndex, children }: BarLabelProps) {
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(weekdays[dataIndex] ?? '') ?? 0;

  return (
    <Text x={x + xScale.bandwidth() / 2} y={yScale(visitorsPerDay[dataIndex] ?? 0) - 6}>
      {children}
    </Text>
  );
}

export default function LabelsAboveBars() {
  return (
    <BarChart
      height={300}
      barLabel="value"
      slots={{ barLabel: LabelAboveBar }}
      leftAxis={null}
      margin={{ left: 20, right: 20 }}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[{ data: visitorsPerDay }]}
      desc="Visitors of a library per day: Saturday has the most with 303."
    />
  );
}
