import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SixFullWeeks() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Check-in</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
