import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const meeting = DateTime.fromISO('2024-04-17T15:30', { zone: 'Asia/Tokyo' });

export default function LuxonTimeZone() {
  const [value, setValue] = React.useState<DateTime | null>(meeting);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Meeting in Tokyo" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Value: {value?.isValid ? value.toISO() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
