import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function KeysInField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Appointment" format="MMMM D, YYYY" defaultValue={dayjs('2024-04-17')} />
    </LocalizationProvider>
  );
}
