import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

export default function ClockOnDesktop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Departure"
        defaultValue={dayjs('2024-04-17T15:30')}
        viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
      />
    </LocalizationProvider>
  );
}
