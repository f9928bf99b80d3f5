import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthdayByYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Birthday</FormLabel>
        <DateCalendar
          defaultValue={dayjs('1990-04-17')}
          minDate={dayjs('1970-01-01')}
          maxDate={dayjs('2009-12-31')}
          views={['year', 'month', 'day']}
          openTo="year"
        />
      </FormControl>
    </LocalizationProvider>
  );
}
