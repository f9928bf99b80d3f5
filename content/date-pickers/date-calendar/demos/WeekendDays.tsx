import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function WeekendDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Departure</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
          slotProps={{
            day: ({ day }) => (isWeekend(day) ? { sx: { color: 'error.main' } } : {}),
          }}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
