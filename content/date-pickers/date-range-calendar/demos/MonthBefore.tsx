import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function MonthBefore() {
  const isWide = useMediaQuery('(min-width: 1000px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Invoice period">
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          currentMonthCalendarPosition={isWide ? 2 : 1}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
