import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

function countNights([start, end]: DateRange<Dayjs>) {
  return start?.isValid() && end?.isValid() ? end.diff(start, 'day') : null;
}

export default function NightsOfStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);
  const nights = countNights(stay);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 400 }}>
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          value={stay}
          onChange={setStay}
        />
        <Typography variant="body2" role="status">
          {nights === null ? 'Choose both dates' : `Nights: ${nights}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
