import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function QuarterHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, labelId } = props;
  const goBack = () => onMonthChange(currentMonth.subtract(3, 'month'), 'right');
  const goOn = () => onMonthChange(currentMonth.add(3, 'month'), 'left');
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', p: 1 }}>
      <Button size="small" dir="ltr" aria-label="-3 months" onClick={goBack}>
        -3
      </Button>
      <Typography id={labelId} aria-live="polite">
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Button size="small" dir="ltr" aria-label="+3 months" onClick={goOn}>
        +3
      </Button>
    </Stack>
  );
}

export default function CustomCalendarHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Check-up" sx={{ display: 'flex' }}>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          slots={{ calendarHeader: QuarterHeader }}
          sx={{ mx: 0 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
