import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const launch = dayjs('2024-04-17T15:30:20');

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimePicker
          label="With seconds"
          defaultValue={launch}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        />
        <DateTimePicker
          label="Date and hour"
          defaultValue={launch}
          views={['year', 'month', 'day', 'hours']}
        />
      </Stack>
    </LocalizationProvider>
  );
}
