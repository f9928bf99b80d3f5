import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo'];

export default function TimeZoneSwitcher() {
  const [zone, setZone] = React.useState('Europe/Paris');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
          sx={{ width: 200 }}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Meeting"
          defaultValue={dayjs.utc('2024-04-17T15:30')}
          timezone={zone}
        />
      </Stack>
    </LocalizationProvider>
  );
}
