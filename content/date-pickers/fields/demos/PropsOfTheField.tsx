import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PropsOfTheField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker
          label="Chosen in the calendar"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ field: { readOnly: true } }}
        />
        <DatePicker
          label="Delivery"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ textField: { variant: 'filled', helperText: 'Before noon' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
