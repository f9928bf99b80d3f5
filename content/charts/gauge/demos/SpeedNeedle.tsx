import { useTheme } from '@mui/material/styles';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const theme = useTheme();
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;

  const tip = `${cx + outerRadius * Math.sin(valueAngle)} ${cy - outerRadius * Math.cos(valueAngle)}`;
  return (
    <g fill={theme.palette.error.main} stroke={theme.palette.error.main}>
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${tip}`} strokeWidth={4} strokeLinecap="round" />
    </g>
  );
}

export default function SpeedNeedle() {
  return (
    <GaugeContainer
      height={200}
      startAngle={-110}
      endAngle={110}
      value={72}
      valueMax={180}
      aria-label="Speed in kilometers per hour"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <Needle />
    </GaugeContainer>
  );
}
