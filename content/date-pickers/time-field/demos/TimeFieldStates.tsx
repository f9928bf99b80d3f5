import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const opening = dayjs('2024-04-17T15:30');

export default function TimeFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimeField label="Disabled" defaultValue={opening} disabled />
        <TimeField label="Read-only" defaultValue={opening} readOnly />
        <TimeField label="Small and required" defaultValue={opening} size="small" required />
      </Stack>
    </LocalizationProvider>
  );
}
