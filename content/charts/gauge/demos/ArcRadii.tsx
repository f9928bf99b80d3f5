import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const rings = [
  { name: 'Thin', innerRadius: '92%', outerRadius: '100%', cornerRadius: 0 },
  { name: 'Wide', innerRadius: '55%', outerRadius: '100%', cornerRadius: 0 },
  { name: 'Rounded', innerRadius: '75%', outerRadius: '100%', cornerRadius: '50%' },
  { name: 'Smaller', innerRadius: '45%', outerRadius: '70%', cornerRadius: 4 },
];

export default function ArcRadii() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      {rings.map(({ name, ...ring }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Gauge width={130} height={130} value={64} aria-label={name} {...ring} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
