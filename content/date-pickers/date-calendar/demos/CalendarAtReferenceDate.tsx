import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarAtReferenceDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">
          {value ? `Meeting: ${value.format('MMMM D, h:mm A')}` : 'Meeting: no day yet'}
        </FormLabel>
        <DateCalendar value={value} onChange={setValue} referenceDate={dayjs('2024-09-01T15:30')} />
      </FormControl>
    </LocalizationProvider>
  );
}
