import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function VisitPlanner() {
  const [visit, setVisit] = React.useState<dayjs.Dayjs | null>(dayjs('2024-04-17T09:30'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateCalendar
          value={visit}
          onChange={setVisit}
          views={['day']}
          sx={{ mx: 0, maxWidth: '100%' }}
        />
        <Stack spacing={3} sx={{ flex: 1, maxWidth: 320, pt: 1 }}>
          <DatePicker label="Day of the visit" value={visit} onChange={setVisit} />
          <TimePicker label="Starts at" value={visit} onChange={setVisit} />
          <DateTimePicker label="Reminder" value={visit} onChange={setVisit} />
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
