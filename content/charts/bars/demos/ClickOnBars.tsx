import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function ClickOnBars() {
  const [clickedBar, setClickedBar] = React.useState('none yet');
  const [clickedQuarter, setClickedQuarter] = React.useState('none yet');

  return (
    <Box>
      <BarChart
        height={300}
        dataset={quarterlySales}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[
          { id: 'laptops', dataKey: 'laptops', label: 'Laptops' },
          { id: 'phones', dataKey: 'phones', label: 'Phones' },
        ]}
        onItemClick={(_event, { seriesId, dataIndex }) =>
          setClickedBar(`${seriesId}, row ${dataIndex}`)
        }
        onAxisClick={(_event, data) => {
          if (data) setClickedQuarter(`${data.axisValue} ${JSON.stringify(data.seriesValues)}`);
        }}
        desc="Sales of laptops and phones per quarter."
      />
      <Box role="status" sx={{ px: 2 }}>
        <Typography variant="body2">Bar: {clickedBar}</Typography>
        <Typography variant="body2">Quarter: {clickedQuarter}</Typography>
      </Box>
    </Box>
  );
}
