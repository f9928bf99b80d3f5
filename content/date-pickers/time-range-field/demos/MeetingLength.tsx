import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function MeetingLength() {
  const [meeting, setMeeting] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17T14:00'),
    dayjs('2024-04-17T15:30'),
  ]);
  const [start, end] = meeting;
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Meeting"
        value={meeting}
        onChange={(next) => setMeeting(next)}
        helperText={minutes === null ? 'Enter both times' : `Minutes: ${minutes}`}
        sx={{ width: 260 }}
      />
    </LocalizationProvider>
  );
}
