import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const closing = dayjs('2024-04-17T15:30');

export default function DigitalClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Disabled</FormLabel>
          <DigitalClock defaultValue={closing} disabled />
        </FormControl>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Read-only</FormLabel>
          <DigitalClock defaultValue={closing} readOnly />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
