import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holiday = dayjs('2024-04-01');

const isDayOff = (day: Dayjs) => day.day() === 0 || day.day() === 6 || day.isSame(holiday, 'day');

export default function WeekdaysOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        shouldDisableDate={isDayOff}
        views={['day']}
      />
    </LocalizationProvider>
  );
}
