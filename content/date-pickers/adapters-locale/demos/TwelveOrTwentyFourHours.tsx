import 'dayjs/locale/de';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2024-04-17T15:30');

export default function TwelveOrTwentyFourHours() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker label="English locale" defaultValue={closing} />
        <TimePicker label="English, 24 hours" defaultValue={closing} ampm={false} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="German locale" defaultValue={closing} />
      </LocalizationProvider>
    </Stack>
  );
}
