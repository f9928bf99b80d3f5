import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CheckInBeforeCheckOut() {
  const [checkIn, setCheckIn] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [checkOut, setCheckOut] = React.useState<Dayjs | null>(dayjs('2024-04-21'));
  const firstCheckOut = checkIn?.isValid() ? checkIn.add(1, 'day') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="Check-in" value={checkIn} onChange={setCheckIn} />
        <DatePicker
          label="Check-out"
          value={checkOut}
          onChange={setCheckOut}
          minDate={firstCheckOut}
          slotProps={{ textField: { helperText: 'At least one night' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
