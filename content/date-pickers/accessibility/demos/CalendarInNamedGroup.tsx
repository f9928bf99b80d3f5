import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarInNamedGroup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Invoice date</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          dayOfWeekFormatter={(day) => day.format('ddd')}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
