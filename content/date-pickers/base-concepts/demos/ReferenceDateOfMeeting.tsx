import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceDateOfMeeting() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Meeting"
          referenceDate={dayjs('2024-04-17T15:30')}
          value={meeting}
          onChange={setMeeting}
        />
        <Typography variant="body2" role="status">
          {meeting?.isValid() ? meeting.format('MMMM D, YYYY, h:mm A') : 'No meeting yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
