import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarHeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Invoice date">
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ calendarHeader: { format: 'YYYY/MM' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
