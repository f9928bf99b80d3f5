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

const dot = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    bottom: 3,
    left: 'calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
};

function DayWithConcert(props: DateRangePickerDayProps<Dayjs>) {
  if (!concertDays.includes(props.day.format('YYYY-MM-DD'))) {
    return <DateRangePickerDay {...props} />;
  }
  return (
    <DateRangePickerDay
      {...props}
      aria-label={`${props.day.format('MMMM D')}, concert`}
      sx={props.outsideCurrentMonth ? undefined : dot}
    />
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
