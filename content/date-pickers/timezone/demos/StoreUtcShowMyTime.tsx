import * as React from 'react';
import { DateTime } from 'luxon';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StoreUtcShowMyTime() {
  const [stored, setStored] = React.useState('2024-04-17T15:30:00.000Z');
  const [local, setLocal] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker
          label="Delivery"
          value={DateTime.fromISO(stored, { zone: 'utc' })}
          onChange={(value: DateTime | null) => {
            const iso = value?.toUTC().toISO();
            if (iso) setStored(iso);
          }}
          timezone={local ? 'system' : 'UTC'}
        />
        <FormControlLabel
          control={<Switch checked={local} onChange={(event) => setLocal(event.target.checked)} />}
          label="In my time zone"
        />
        <Typography variant="body2" role="status">
          Stored: {stored}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
