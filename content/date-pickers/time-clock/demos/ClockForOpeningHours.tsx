import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function ClockForOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Pick-up from 9 AM to 6 PM</FormLabel>
        <TimeClock
          defaultValue={dayjs('2024-04-17T15:30')}
          minTime={dayjs('2024-04-17T09:00')}
          maxTime={dayjs('2024-04-17T18:00')}
          shouldDisableTime={(time: Dayjs, view: TimeView) =>
            view === 'hours' && time.hour() === 13
          }
          ampm={false}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
