import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { worldPopulation } from '../../datasets/population';

export default function TickCount() {
  const [tickNumber, setTickNumber] = React.useState(6);

  return (
    <div>
      <Typography id="tick-count">About {tickNumber} ticks</Typography>
      <Slider
        sx={{ width: 240, ml: 1.5 }}
        aria-labelledby="tick-count"
        min={2}
        max={20}
        value={tickNumber}
        onChange={(_event, next) => setTickNumber(Number(next))}
      />
      <LineChart
        height={280}
        desc="Population of Africa, which grows to 1.4 billion in 2020."
        dataset={worldPopulation}
        margin={{ left: 60 }}
        xAxis={[{ dataKey: 'year', tickMinStep: 10, valueFormatter: String }]}
        yAxis={[{ tickNumber }]}
        series={[{ dataKey: 'africa', label: 'Africa (millions)' }]}
      />
    </div>
  );
}
