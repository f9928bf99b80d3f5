import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const print = (date: Dayjs | null) => (date?.isValid() ? date.format('MMM D') : 'no date');

export default function ReversedRange() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DateRangePicker
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          defaultValue={[dayjs('2024-04-21'), dayjs('2024-04-17')]}
          onChange={([start, end]) => log(`onChange(${print(start)}, ${print(end)})`)}
          onError={([start, end]) => log(`onError(${start}, ${end})`)}
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
