import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NamesOfDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery">
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
        />
      </Box>
    </LocalizationProvider>
  );
}
