import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const print = (date: Dayjs | null) => (date?.isValid() ? date.format('MMM D, HH:mm') : 'no date');

export default function DeliveryWindow() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DateTimePicker
          label="Delivery"
          defaultValue={dayjs('2024-04-17T15:30')}
          minDateTime={dayjs('2024-04-17T10:00')}
          maxDateTime={dayjs('2024-04-19T16:00')}
          onChange={(value) => log(`onChange(${print(value)})`)}
          onError={(error) => log(`onError(${error})`)}
          slotProps={{ textField: { helperText: 'From April 17, 10 AM to April 19, 4 PM' } }}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'No calls yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
