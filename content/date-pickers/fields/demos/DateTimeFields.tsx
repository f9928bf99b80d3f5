import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function DateTimeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateField label="Invoice date" defaultValue={dayjs('2024-04-17')} />
        <TimeField label="Opening time" defaultValue={dayjs('2024-04-17T15:30')} />
        <DateTimeField label="Meeting" defaultValue={dayjs('2024-04-17T15:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
