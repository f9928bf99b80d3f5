import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function StoreUtcShowTokyo() {
  const [stored, setStored] = React.useState('2024-04-17T15:30:00.000Z');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Arrival, time in Tokyo"
          value={dayjs.utc(stored)}
          onChange={(value: Dayjs | null) => {
            if (value?.isValid()) setStored(value.toISOString());
          }}
          timezone="Asia/Tokyo"
        />
        <Typography variant="body2" role="status">
          Stored: {stored}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
