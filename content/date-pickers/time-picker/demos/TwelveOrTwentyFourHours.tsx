import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const departure = dayjs('2024-04-17T15:30');

export default function TwelveOrTwentyFourHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimePicker label="Format of the locale" defaultValue={departure} />
        <TimePicker label="12 hours" defaultValue={departure} ampm />
        <TimePicker label="24 hours" defaultValue={departure} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
