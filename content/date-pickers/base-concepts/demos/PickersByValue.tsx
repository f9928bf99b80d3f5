import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function PickersByValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DatePicker label="Delivery" defaultValue={dayjs('2024-04-17')} />
        <TimePicker label="Opens at" defaultValue={dayjs('2024-04-17T15:30')} />
        <DateTimePicker label="Meeting" defaultValue={dayjs('2024-04-17T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
