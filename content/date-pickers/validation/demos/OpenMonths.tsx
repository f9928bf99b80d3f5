import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Months count from 0, so these are April to October.
const isClosed = (month: Dayjs) => month.month() < 3 || month.month() > 9;

export default function OpenMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        views={['month', 'day']}
        openTo="month"
        shouldDisableMonth={isClosed}
      />
    </LocalizationProvider>
  );
}
