import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const flight = dayjs('2024-04-17T15:30');

export default function DateTimeStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimePicker label="Disabled" defaultValue={flight} disabled />
        <DateTimePicker label="Read-only" defaultValue={flight} readOnly />
        <DateTimePicker label="No picker button" defaultValue={flight} disableOpenPicker />
      </Stack>
    </LocalizationProvider>
  );
}
