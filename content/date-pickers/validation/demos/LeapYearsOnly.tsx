import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hasNoLeapDay = (year: Dayjs) => year.month(1).daysInMonth() === 28;

export default function LeapYearsOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-02-29')}
        minDate={dayjs('2010-01-01')}
        maxDate={dayjs('2033-12-31')}
        views={['year']}
        openTo="year"
        shouldDisableYear={hasNoLeapDay}
      />
    </LocalizationProvider>
  );
}
