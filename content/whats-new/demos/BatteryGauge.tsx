import { Gauge } from '@mui/x-charts/Gauge';

export default function BatteryGauge() {
  return (
    <Gauge
      aria-label="Battery"
      value={72}
      height={200}
      startAngle={-110}
      endAngle={110}
      text={({ value }) => `${value}%`}
    />
  );
}
