import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function StaticAppointment() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <section aria-label="Appointment">
        <StaticDatePicker defaultValue={dayjs('2024-04-17')} />
      </section>
    </LocalizationProvider>
  );
}
