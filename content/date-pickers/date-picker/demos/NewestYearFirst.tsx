import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NewestYearFirst() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Year of purchase"
        views={['year']}
        yearsOrder="desc"
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2024-12-31')}
        defaultValue={dayjs('2019-06-01')}
      />
    </LocalizationProvider>
  );
}
