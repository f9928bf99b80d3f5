import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';

export default function RentalInDialog() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker
        localeText={{ start: 'Pick-up', end: 'Return' }}
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
        slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
