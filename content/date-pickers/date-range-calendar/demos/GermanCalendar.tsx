import 'dayjs/locale/de';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function GermanCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <Box role="group" aria-label="Aufenthalt" lang="de">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
