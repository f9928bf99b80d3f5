import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const arrival = dayjs('2024-04-17T15:30:45');

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimeField label="24 hours" defaultValue={arrival} ampm={false} />
        <DateTimeField label="With seconds" defaultValue={arrival} format="MM/DD/YYYY hh:mm:ss A" />
        <DateTimeField label="With words" defaultValue={arrival} format="MMMM D [at] h:mm A" />
        <DateTimeField label="Spacious" defaultValue={arrival} formatDensity="spacious" />
      </Stack>
    </LocalizationProvider>
  );
}
