import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { dailyTemperatures } from '../../datasets/temperatures';

export default function SparklineDates() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SparkLineChart
        height={80}
        data={dailyTemperatures.map(({ high }) => high)}
        xAxis={{
          scaleType: 'time',
          data: dailyTemperatures.map(({ date }) => date),
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'long', day: 'numeric' }),
        }}
        showTooltip
        showHighlight
        valueFormatter={(value) => `${value} °C`}
        desc="Highest temperatures of two weeks in April, between 8 and 20 degrees."
      />
    </Box>
  );
}
