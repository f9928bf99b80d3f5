import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function NamedGauge() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Gauge
        width={200}
        height={200}
        value={75}
        aria-label="Seats taken"
        aria-valuetext="75 of 100 seats"
      />
    </Stack>
  );
}
