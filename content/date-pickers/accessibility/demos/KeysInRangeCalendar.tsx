import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function KeysInRangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Hotel stay</FormLabel>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
