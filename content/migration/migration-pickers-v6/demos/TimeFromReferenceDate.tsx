import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeFromReferenceDate() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack alignItems="center">
        <DateCalendar value={value} onChange={setValue} referenceDate={dayjs('2024-09-10T15:30')} />
        <Typography aria-live="polite">
          {value ? value.format('YYYY-MM-DD HH:mm') : 'Choose a day'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
