import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

const WEDNESDAY = 3;
const SUNDAY = 0;

export default function ArrivalAndDepartureDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        shouldDisableDate={(day, position) =>
          day.day() !== (position === 'start' ? WEDNESDAY : SUNDAY)
        }
      />
    </LocalizationProvider>
  );
}
