import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function print(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
}

export default function ActionBarCallbacks() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DesktopDatePicker
          label="Meeting"
          defaultValue={dayjs('2024-04-17')}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['clear', 'cancel', 'accept'] } }}
          onOpen={() => log('onOpen()')}
          onChange={(value) => log(`onChange(${print(value)})`)}
          onAccept={(value) => log(`onAccept(${print(value)})`)}
          onClose={() => log('onClose()')}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Choose a day, then an action.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
