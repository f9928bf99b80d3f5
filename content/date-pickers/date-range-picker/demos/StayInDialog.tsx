import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';

export default function StayInDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateRangePicker
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
