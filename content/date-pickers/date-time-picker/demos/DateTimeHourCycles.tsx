import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const train = dayjs('2024-04-17T15:30');

export default function DateTimeHourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimePicker label="12 hours" defaultValue={train} ampm />
        <DateTimePicker label="24 hours" defaultValue={train} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
