import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function OfficeHoursOnWeekdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Meeting"
        defaultValue={dayjs('2024-04-17T15:30')}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T17:00')}
        shouldDisableDate={isWeekend}
        slotProps={{ textField: { helperText: 'Weekdays, 9 AM to 5 PM' } }}
      />
    </LocalizationProvider>
  );
}
