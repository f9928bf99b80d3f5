import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { monthlySales } from '../../datasets/sales';

interface Note {
  month: string;
  value: number;
  text: string;
}

function Annotations({ notes }: { notes: readonly Note[] }) {
  const theme = useTheme();
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();

  return notes.map(({ month, value, text }) => {
    const [x, y] = [xScale(month) ?? 0, yScale(value)];
    return (
      <g key={month} pointerEvents="none">
        <line x1={x} y1={y - 8} x2={x} y2={y - 32} stroke={theme.palette.text.secondary} />
        <text x={x} y={y - 38} textAnchor="middle" fontSize={12} fill={theme.palette.text.primary}>
          {text}
        </text>
      </g>
    );
  });
}

const notes: Note[] = ['Jun', 'Nov'].map((month, index) => ({
  month,
  value: monthlySales.find((each) => each.month === month)?.store ?? 0,
  text: ['New catalog', 'Campaign'][index]!,
}));

export default function AnnotatedPoints() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ dataKey: 'store', label: 'Store' }]}
      desc="Sales of the store per month; the new catalog of June and the campaign of November are noted."
    >
      <Annotations notes={notes} />
    </LineChart>
  );
}
