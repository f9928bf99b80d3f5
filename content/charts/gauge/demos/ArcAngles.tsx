import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const arcs = [
  { name: 'Half circle', startAngle: -90, endAngle: 90 },
  { name: 'Three quarters', startAngle: -135, endAngle: 135 },
  { name: 'Counterclockwise', startAngle: 0, endAngle: -270 },
];

export default function ArcAngles() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {arcs.map(({ name, startAngle, endAngle }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge
            width={180}
            height={150}
            value={64}
            startAngle={startAngle}
            endAngle={endAngle}
            aria-label={name}
          />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
