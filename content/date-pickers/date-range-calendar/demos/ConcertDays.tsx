import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const concertDays = ['2024-04-12', '2024-04-19', '2024-04-26'];

function DayWithConcert(props: DateRangePickerDayProps<Dayjs>) {
  const hasConcert =
    !props.outsideCurrentMonth && concertDays.includes(props.day.format('YYYY-MM-DD'));
  return (
    <Box sx={{ position: 'relative' }}>
      <DateRangePickerDay
        {...props}
        aria-label={hasConcert ? `${props.day.format('MMMM D')}, concert` : undefined}
      />
      {hasConcert && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            insetInlineEnd: 5,
            top: 5,
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: 'secondary.main',
            pointerEvents: 'none',
          }}
        />
      )}
    </Box>
  );
}

export default function ConcertDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Hotel stay">
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          slots={{ day: DayWithConcert }}
        />
      </Box>
    </LocalizationProvider>
  );
}
