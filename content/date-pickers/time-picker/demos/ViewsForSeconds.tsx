import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function ViewsForSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimePicker
          label="Alarm"
          defaultValue={dayjs('2024-04-17T15:30:20')}
          views={['hours', 'minutes', 'seconds']}
        />
        <TimePicker
          label="Minutes and seconds"
          defaultValue={dayjs('2024-04-17T00:07:30')}
          views={['minutes', 'seconds']}
        />
        <TimePicker label="Hour" defaultValue={dayjs('2024-04-17T15:00')} views={['hours']} />
      </Stack>
    </LocalizationProvider>
  );
}
