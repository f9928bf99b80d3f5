import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function KeysInTimeLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset" sx={{ width: 200 }}>
        <FormLabel component="legend">Pickup</FormLabel>
        <DigitalClock defaultValue={dayjs('2024-04-17T15:30')} />
      </FormControl>
    </LocalizationProvider>
  );
}
