import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function RepeatedHourInParis() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {['2024-10-27T00:30Z', '2024-10-27T01:30Z'].map((instant) => (
          <DateTimePicker
            key={instant}
            label={`${instant} in Paris`}
            ampm={false}
            value={dayjs.utc(instant)}
            timezone="Europe/Paris"
            readOnly
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
