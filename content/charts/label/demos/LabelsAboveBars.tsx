import { useTheme } from '@mui/material/styles';
import { BarChart, type BarLabelProps } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { quarterlySales } from '../../datasets/sales';

function LabelAboveBar({ dataIndex, children }: BarLabelProps) {
  const theme = useTheme();
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();
  const { quarter = '', phones = 0 } = quarterlySales[dataIndex] ?? {};

  return (
    <text
      x={(xScale(quarter) ?? 0) + xScale.bandwidth() / 2}
      y={yScale(phones) - 8}
      textAnchor="middle"
      fill={theme.palette.text.primary}
      fontSize={14}
    >
      {children}
    </text>
  );
}

export default function LabelsAboveBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      yAxis={[{ max: 180 }]}
      series={[{ dataKey: 'phones' }]}
      barLabel="value"
      slots={{ barLabel: LabelAboveBar }}
      desc="Phones sold per quarter, with the value above each bar."
    />
  );
}
