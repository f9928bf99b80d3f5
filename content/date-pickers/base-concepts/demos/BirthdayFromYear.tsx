import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BirthdayFromYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Birthday"
        views={['year', 'month', 'day']}
        openTo="year"
        maxDate={dayjs('2024-04-17')}
        referenceDate={dayjs('1990-01-01')}
      />
    </LocalizationProvider>
  );
}
