import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2024-04-17T15:00');

export default function AppointmentLengths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Every 60 minutes</FormLabel>
          <DigitalClock defaultValue={start} timeStep={60} />
        </FormControl>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Every 45 minutes</FormLabel>
          <DigitalClock defaultValue={start} timeStep={45} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
