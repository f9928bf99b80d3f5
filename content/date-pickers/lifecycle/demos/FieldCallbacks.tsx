import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function print(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
}

export default function FieldCallbacks() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateField
          label="Invoice date"
          referenceDate={dayjs('2024-04-17')}
          onChange={(value, context) =>
            log(`onChange(${print(value)}, ${context.validationError})`)
          }
          onError={(error) => log(`onError(${error})`)}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Type 04172024.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
