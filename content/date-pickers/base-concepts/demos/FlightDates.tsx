import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function FlightDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Departure', end: 'Return' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
