import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Time of the visit" style={{ width: 120 }}>
        <DigitalClock
          defaultValue={dayjs('2024-04-17T15:30')}
          minTime={dayjs('2024-04-17T09:00')}
          maxTime={dayjs('2024-04-17T17:00')}
        />
      </div>
    </LocalizationProvider>
  );
}
