import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function WeekdayCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        minDate={dayjs('2024-04-01')}
        maxDate={dayjs('2024-06-30')}
        shouldDisableDate={isWeekend}
        views={['day']}
      />
    </LocalizationProvider>
  );
}
