import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledStayCalendar() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);
  const [checkIn, checkOut] = stay;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Hotel stay">
        <DateRangeCalendar calendars={1} value={stay} onChange={setStay} />
      </Box>
      <Typography variant="body2" role="status">
        {checkIn && checkOut
          ? `${checkIn.format('MMM D')} to ${checkOut.format('MMM D')}, nights: ${checkOut.diff(checkIn, 'day')}`
          : 'Choose the other end'}
      </Typography>
    </LocalizationProvider>
  );
}
