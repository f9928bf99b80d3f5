import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function SingleInputRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Car rental"
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
        slots={{ field: SingleInputDateTimeRangeField }}
        sx={{ width: '100%', maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
