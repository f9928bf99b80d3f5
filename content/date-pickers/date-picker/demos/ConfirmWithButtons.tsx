import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfirmWithButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meeting"
        defaultValue={dayjs('2024-04-17')}
        closeOnSelect={false}
        slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
      />
    </LocalizationProvider>
  );
}
