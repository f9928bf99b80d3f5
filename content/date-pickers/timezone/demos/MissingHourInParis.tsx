import * as React from 'react';
import { DateTime } from 'luxon';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// One hour later, at 2:00, clocks in Paris move forward to 3:00.
const before = DateTime.fromISO('2024-03-31T00:30Z', { zone: 'Europe/Paris' });

export default function MissingHourInParis() {
  const [value, setValue] = React.useState<DateTime | null>(before);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Night train, time in Paris"
          ampm={false}
          value={value}
          onChange={setValue}
        />
        <Typography variant="body2" role="status">
          {value?.isValid ? value.toISO() : 'No value'}
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button onClick={() => setValue(value?.plus({ hours: 1 }) ?? before)}>
            Add one hour
          </Button>
          <Button onClick={() => setValue(before)}>Reset</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
