import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const visit = dayjs('2024-04-17T09:30');

export default function VisitFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Day of the visit" defaultValue={visit} />
        <TimePicker label="Doors open" defaultValue={visit.hour(8).minute(0)} />
        <DateTimePicker label="Call the patient" defaultValue={visit} />
      </Stack>
    </LocalizationProvider>
  );
}
