import { useTheme } from '@mui/material/styles';
import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function Target({ at }: { at: number }) {
  const theme = useTheme();
  const { valueMin, valueMax, startAngle, endAngle, innerRadius, outerRadius, cx, cy } =
    useGaugeState();
  const share = (at - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const x = Math.sin(angle);
  const y = -Math.cos(angle);

  return (
    <line
      x1={cx + x * (innerRadius - 6)}
      y1={cy + y * (innerRadius - 6)}
      x2={cx + x * (outerRadius + 6)}
      y2={cy + y * (outerRadius + 6)}
      stroke={theme.palette.text.primary}
      strokeWidth={3}
    />
  );
}

export default function TargetMark() {
  return (
    <Gauge
      height={200}
      value={64}
      startAngle={-110}
      endAngle={110}
      text="Sold: 64 of 80"
      aria-label="Tickets sold, with a target of 80"
    >
      <Target at={80} />
    </Gauge>
  );
}
