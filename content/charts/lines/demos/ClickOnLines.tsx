import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function ClickOnLines() {
  const [clicked, setClicked] = React.useState('none yet');
  const [month, setMonth] = React.useState('none yet');

  return (
    <Box>
      <LineChart
        height={300}
        dataset={monthlySales}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[
          { id: 'store', dataKey: 'store', label: 'Store' },
          { id: 'online', dataKey: 'online', label: 'Online', area: true },
        ]}
        onMarkClick={(_event, item) =>
          setClicked(`mark of ${item.seriesId}, row ${item.dataIndex}`)
        }
        onLineClick={(_event, item) => setClicked(`line of ${item.seriesId}`)}
        onAreaClick={(_event, item) => setClicked(`area of ${item.seriesId}`)}
        onAxisClick={(_event, data) => {
          if (data) setMonth(`${data.axisValue} ${JSON.stringify(data.seriesValues)}`);
        }}
        desc="Online and store sales per month of 2024."
      />
      <Box role="status" sx={{ px: 2 }}>
        <Typography variant="body2">Item: {clicked}</Typography>
        <Typography variant="body2">Month: {month}</Typography>
      </Box>
    </Box>
  );
}
