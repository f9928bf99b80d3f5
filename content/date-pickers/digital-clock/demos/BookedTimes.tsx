import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const booked = ['10:30', '14:00', '16:00'];
const isBooked = (time: Dayjs) => booked.includes(time.format('HH:mm'));

export default function BookedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset" sx={{ width: 160 }}>
        <FormLabel component="legend">Haircut</FormLabel>
        <DigitalClock
          defaultValue={dayjs('2024-04-17T15:30')}
          minTime={dayjs('2024-04-17T09:00')}
          maxTime={dayjs('2024-04-17T17:30')}
          shouldDisableTime={isBooked}
          skipDisabled
        />
      </FormControl>
    </LocalizationProvider>
  );
}
