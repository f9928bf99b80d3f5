import dayjs, { type Dayjs } from 'dayjs';
import type { TimeView } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

/** Closed from noon to 1 PM, and after 3:30 PM. */
function isClosed(time: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return time.hour() === 12 || time.hour() > 15;
  }
  return view === 'minutes' && time.hour() === 15 && time.minute() > 30;
}

export default function LunchBreak() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div role="group" aria-label="Time of the call" style={{ width: 200 }}>
        <MultiSectionDigitalClock
          defaultValue={dayjs('2024-04-17T15:30')}
          shouldDisableTime={isClosed}
        />
      </div>
    </LocalizationProvider>
  );
}
