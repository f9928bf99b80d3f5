import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function ClickedSlice() {
  const [message, setMessage] = React.useState('Click a slice.');
  return (
    <Stack spacing={1}>
      <PieChart
        height={240}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
        }}
        series={[{ id: 'budget', data: monthlyBudget }]}
        onItemClick={(_event, { seriesId, dataIndex }, item) =>
          setMessage(`${seriesId}, item ${dataIndex}: ${item.id}, $${item.formattedValue}`)
        }
        desc="Monthly budget. A click on a slice shows its amount below."
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
