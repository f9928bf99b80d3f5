import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const date = dayjs('2024-04-17');

export default function DateFieldStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateField label="Disabled" defaultValue={date} disabled />
        <DateField label="Read-only" defaultValue={date} readOnly />
        <DateField label="Small and required" defaultValue={date} size="small" required />
      </Stack>
    </LocalizationProvider>
  );
}
