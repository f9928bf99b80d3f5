import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = DateTime.fromISO('2024-04-17T15:30', { zone: 'Europe/Paris' });

export default function ZoneOfTheValue() {
  const [value, setValue] = React.useState<DateTime | null>(departure);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Departure, time in New York"
          value={value}
          onChange={setValue}
          timezone="America/New_York"
        />
        <Typography variant="body2" role="status">
          {value?.isValid ? `Value: ${value.toFormat('HH:mm')} in ${value.zoneName}` : 'No value'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
