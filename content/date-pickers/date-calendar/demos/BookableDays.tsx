import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isMonday = (day: Dayjs) => day.day() === 1;

export default function BookableDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Visit, closed on Mondays</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          minDate={dayjs('2024-04-08')}
          maxDate={dayjs('2024-06-15')}
          shouldDisableDate={isMonday}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
