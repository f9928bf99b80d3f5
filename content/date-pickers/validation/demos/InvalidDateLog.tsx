import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const print = (date: Dayjs | null) => (date?.isValid() ? date.format('YYYY-MM-DD') : 'no date');

export default function InvalidDateLog() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DatePicker
          label="Appointment in April"
          defaultValue={dayjs('2024-05-02')}
          minDate={dayjs('2024-04-01')}
          maxDate={dayjs('2024-04-30')}
          onChange={(value) => log(`onChange(${print(value)})`)}
          onError={(error) => log(`onError(${error})`)}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
