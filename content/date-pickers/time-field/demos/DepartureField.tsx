import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DepartureField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField label="Departure" defaultValue={dayjs('2024-04-17T15:30')} />
    </LocalizationProvider>
  );
}
