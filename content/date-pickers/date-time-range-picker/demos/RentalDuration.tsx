import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function RentalDuration() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17T15:30'),
    dayjs('2024-04-18T11:30'),
  ]);
  const [start, end] = rental;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          localeText={{ start: 'Pick-up', end: 'Return' }}
          value={rental}
          onChange={setRental}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
        <Typography variant="body2" role="status">
          {hours === null ? 'Choose both ends' : `Full hours: ${hours}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
