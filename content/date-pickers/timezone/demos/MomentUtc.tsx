import * as React from 'react';
import moment, { type Moment } from 'moment';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const meeting = moment.utc('2024-04-17T15:30');

export default function MomentUtc() {
  const [value, setValue] = React.useState<Moment | null>(meeting);

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DateTimePicker label="Meeting in UTC" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Value: {value?.isValid() ? value.format() : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
