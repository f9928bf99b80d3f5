import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function print(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('MMM D') : 'invalid date';
}

export default function RangeFieldCallbacks() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <SingleInputDateRangeField
          label="Hotel stay"
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          onChange={([start, end]) => log(`onChange(${print(start)}, ${print(end)})`)}
          onError={([start, end]) => log(`onError(${start}, ${end})`)}
          sx={{ minWidth: 240 }}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Type 25 as the first day.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
