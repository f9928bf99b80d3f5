import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleInputStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Hotel stay"
        name="stay"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ field: { clearable: true } }}
        sx={{ width: 290 }}
      />
    </LocalizationProvider>
  );
}
