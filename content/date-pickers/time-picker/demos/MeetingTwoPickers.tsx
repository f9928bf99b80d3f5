import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function MeetingTwoPickers() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-04-17T16:15'));
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TimePicker label="Start" value={start} onChange={setStart} sx={{ width: 160 }} />
        <TimePicker label="End" value={end} onChange={setEnd} sx={{ width: 160 }} />
        <Typography role="status">
          {minutes === null ? 'No valid time yet' : `${minutes} minutes`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
