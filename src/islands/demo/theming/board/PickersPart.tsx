import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const DAY = dayjs().date(12);

/** A date, a range of dates and a time, open, and a field with a popup. */
export default function PickersPart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <DateCalendar defaultValue={DAY} sx={{ margin: 0 }} />
        <DateRangeCalendar calendars={1} defaultValue={[DAY, DAY.add(4, 'day')]} />
        <Stack spacing={2}>
          <DatePicker label="Delivery" defaultValue={DAY} />
          <DigitalClock
            defaultValue={DAY.hour(9).minute(30)}
            timeStep={30}
            sx={{ maxHeight: 230 }}
          />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
