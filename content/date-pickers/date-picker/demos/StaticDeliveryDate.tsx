import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticDeliveryDate() {
  const [accepted, setAccepted] = React.useState('none yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Delivery date" sx={{ maxWidth: 320 }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          localeText={{ toolbarTitle: 'Delivery date' }}
          onAccept={(value) => setAccepted(value?.format('MMM D') ?? 'none')}
        />
        <Typography variant="body2" role="status">
          Confirmed with OK: {accepted}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
