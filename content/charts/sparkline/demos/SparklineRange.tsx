import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function SparklineRange() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      {(['oslo', 'sydney'] as const).map((city) => (
        <div key={city}>
          <Typography sx={{ textTransform: 'capitalize' }}>{city}</Typography>
          <SparkLineChart
            height={60}
            yAxis={{ min: -10, max: 30 }}
            data={monthlyTemperatures.map((month) => month[city])}
            desc={`Monthly temperatures of ${city} on a scale from -10 to 30 degrees.`}
          />
        </div>
      ))}
    </Stack>
  );
}
