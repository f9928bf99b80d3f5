import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

const isLunchBreak = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() === 12 || time.hour() === 13);

export default function ClosedOverLunch() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Consultation"
        defaultValue={dayjs('2024-04-17T15:30')}
        shouldDisableTime={isLunchBreak}
        slotProps={{ textField: { helperText: 'Closed from 12 to 2 PM' } }}
      />
    </LocalizationProvider>
  );
}
