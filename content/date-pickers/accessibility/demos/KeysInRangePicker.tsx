import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';

export default function KeysInRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        calendars={1}
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
      />
    </LocalizationProvider>
  );
}
