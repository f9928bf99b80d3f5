import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const day = dayjs('2024-04-17');

export default function MeetingTimes() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-04-17T14:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));
  const earliestEnd = start?.isValid() ? start.add(15, 'minute') : undefined;
  const isTooEarly = Boolean(end?.isValid() && earliestEnd && end.isBefore(earliestEnd));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 440 }}>
        <TimePicker
          label="Starts at"
          value={start}
          onChange={setStart}
          referenceDate={day}
          maxTime={dayjs('2024-04-17T23:00')}
        />
        <TimePicker
          label="Ends at"
          value={end}
          onChange={setEnd}
          referenceDate={day}
          minTime={earliestEnd}
          slotProps={{
            textField: { helperText: isTooEarly ? 'At least 15 minutes after the start' : ' ' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
