import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function SingleInputRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <DateRangePicker
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          label="Hotel stay"
          slots={{ field: SingleInputDateRangeField }}
        />
      </Box>
    </LocalizationProvider>
  );
}
