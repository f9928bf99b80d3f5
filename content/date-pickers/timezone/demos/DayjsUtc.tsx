import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function DayjsUtc() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2024-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Meeting in UTC" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Value: {value?.isValid() ? value.format() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
