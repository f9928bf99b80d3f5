import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';

const isClosed = (day: Dayjs, position: RangePosition) =>
  position === 'start' ? day.day() === 0 : day.day() === 6;

export default function ArrivalAndDepartureDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Hotel stay">
        <DateRangeCalendar
          calendars={1}
          minDate={dayjs('2024-04-08')}
          maxDate={dayjs('2024-05-31')}
          shouldDisableDate={isClosed}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
