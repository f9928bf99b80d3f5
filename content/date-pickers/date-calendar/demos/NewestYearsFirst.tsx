import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NewestYearsFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Year of the invoice</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          minDate={dayjs('2001-01-01')}
          maxDate={dayjs('2024-12-31')}
          views={['year', 'month']}
          openTo="year"
          yearsOrder="desc"
          yearsPerRow={4}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
