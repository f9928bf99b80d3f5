import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthdayField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Birthday" defaultValue={dayjs('2024-04-17')} />
    </LocalizationProvider>
  );
}
