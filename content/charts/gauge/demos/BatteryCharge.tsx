import { Gauge } from '@mui/x-charts/Gauge';

export default function BatteryCharge() {
  return <Gauge height={200} value={64} aria-label="Battery charge in percent" />;
}
