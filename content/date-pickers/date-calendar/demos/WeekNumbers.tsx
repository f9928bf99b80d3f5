import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Delivery week</FormLabel>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          displayWeekNumber
          // By default, the numbers have the weak color of disabled text.
          sx={{
            [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]: {
              color: 'text.secondary',
            },
          }}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
