import { useTheme } from '@mui/material/styles';
import { LineChart, MarkElement, type MarkElementProps } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

function MarkWithLabel(props: MarkElementProps) {
  const theme = useTheme();
  const { x, y, dataIndex } = props;

  return (
    <g>
      <MarkElement {...props} />
      <text
        x={x}
        y={Number(y) - 12}
        textAnchor="middle"
        fill={theme.palette.text.primary}
        fontSize={12}
        pointerEvents="none"
      >
        {monthlyTemperatures[dataIndex]?.rome}°
      </text>
    </g>
  );
}

export default function LabelsAtPoints() {
  return (
    <LineChart
      height={300}
      margin={{ left: 30, right: 5 }}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ min: 0, max: 30 }]}
      series={[{ dataKey: 'rome', curve: 'linear' }]}
      slots={{ mark: MarkWithLabel }}
      desc="Average temperature in Rome: from 8 degrees in January to 26 in July."
    />
  );
}
