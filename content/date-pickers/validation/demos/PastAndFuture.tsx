import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PastAndFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2024-04-17')}
          disablePast
          slotProps={{ textField: { helperText: 'Today or later' } }}
        />
        <DatePicker
          label="Birthday"
          defaultValue={dayjs('2099-04-17')}
          disableFuture
          slotProps={{ textField: { helperText: 'Today or earlier' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
