import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function GermanDateTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <DateTimePicker label="Appointment" defaultValue={dayjs('2024-04-17T15:30')} />
    </LocalizationProvider>
  );
}
