import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function KeysInCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Day of the meeting</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          views={['year', 'month', 'day']}
          minDate={dayjs('2019-01-01')}
          maxDate={dayjs('2030-12-31')}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
