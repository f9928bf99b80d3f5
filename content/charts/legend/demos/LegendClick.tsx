import * as React from 'react';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function LegendClick() {
  const [clicked, setClicked] = React.useState('Click an item of the legend.');

  return (
    <div>
      <LineChart
        height={300}
        desc="Average temperatures of Oslo and Rome per month."
        dataset={monthlyTemperatures}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[
          { id: 'north', dataKey: 'oslo', label: 'Oslo' },
          { id: 'south', dataKey: 'rome', label: 'Rome' },
        ]}
        slotProps={{
          legend: {
            onItemClick: (_event, item, index) =>
              setClicked(`${item.label}: series ${item.seriesId}, index ${index}`),
          },
        }}
      />
      <Typography role="status">{clicked}</Typography>
    </div>
  );
}
