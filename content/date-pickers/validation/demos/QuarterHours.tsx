import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function QuarterHours() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-4));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <TimeField
          label="Meeting"
          defaultValue={dayjs('2024-04-17T15:40')}
          minutesStep={15}
          onChange={(value) =>
            log(`onChange(${value?.isValid() ? value.format('HH:mm') : 'no time'})`)
          }
          onError={(error) => log(`onError(${error})`)}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 80, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
