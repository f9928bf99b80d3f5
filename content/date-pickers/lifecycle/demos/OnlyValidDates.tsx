import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function print(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
}

export default function OnlyValidDates() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DatePicker
          label="Delivery in April"
          value={value}
          minDate={dayjs('2024-04-01')}
          maxDate={dayjs('2024-04-30')}
          onChange={(next, { validationError }) => {
            if (validationError === null) {
              setValue(next);
              log(`Updated to ${print(next)}`);
            } else {
              log(`Kept ${print(value)}: ${validationError}`);
            }
          }}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Type a date in April or May.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
