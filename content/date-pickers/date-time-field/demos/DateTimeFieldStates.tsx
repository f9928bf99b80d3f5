import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const arrival = dayjs('2024-04-17T15:30');

export default function DateTimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimeField label="Disabled" defaultValue={arrival} disabled />
        <DateTimeField label="Read-only" defaultValue={arrival} readOnly />
        <DateTimeField label="Small and required" defaultValue={arrival} size="small" required />
      </Stack>
    </LocalizationProvider>
  );
}
