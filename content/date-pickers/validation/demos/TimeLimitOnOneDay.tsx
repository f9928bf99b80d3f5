import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const dayAfterAtEight = dayjs('2024-04-18T08:00');
const minTime = dayjs('2024-04-17T10:00');

export default function TimeLimitOnOneDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimePicker
          label="Visit on April 18"
          defaultValue={dayAfterAtEight}
          minTime={minTime}
          slotProps={{ textField: { helperText: 'From 10 AM on every day' } }}
        />
        <TimePicker
          label="Repair on April 18"
          defaultValue={dayAfterAtEight}
          minTime={minTime}
          disableIgnoringDatePartForTimeValidation
          slotProps={{ textField: { helperText: 'From 10 AM on April 17' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
