import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HighlightWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-03-14')}
        slotProps={{
          day: ({ day, selected }) => ({
            sx: [0, 6].includes(day.day()) && !selected ? { bgcolor: 'action.hover' } : {},
          }),
        }}
      />
    </LocalizationProvider>
  );
}
