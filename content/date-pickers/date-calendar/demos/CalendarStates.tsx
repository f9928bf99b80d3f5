import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const invoice = dayjs('2024-04-17');

export default function CalendarStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">Disabled</FormLabel>
          <DateCalendar sx={{ width: 290 }} defaultValue={invoice} disabled />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">Read-only</FormLabel>
          <DateCalendar sx={{ width: 290 }} defaultValue={invoice} readOnly />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
