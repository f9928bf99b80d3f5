import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const MINIMUM_NIGHTS = 3;

export default function MinimumStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);
  const [checkIn] = stay;

  const isTooShort = (day: Dayjs, position: RangePosition) =>
    position === 'end' &&
    checkIn !== null &&
    day.isBefore(checkIn.add(MINIMUM_NIGHTS, 'day'), 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        value={stay}
        onChange={setStay}
        shouldDisableDate={isTooShort}
        slotProps={{
          textField: ({ position }) => ({
            helperText: position === 'end' ? `At least ${MINIMUM_NIGHTS} nights` : ' ',
          }),
        }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
