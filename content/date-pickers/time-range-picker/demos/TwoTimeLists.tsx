import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TwoTimeLists() {
  const [start, setStart] = React.useState<Dayjs>(dayjs('2024-04-17T14:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));

  const chooseStart = (time: Dayjs) => {
    setStart(time);
    setEnd((previous) => (previous?.isAfter(time) ? previous : null));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2}>
        <Box role="group" aria-labelledby="meeting-start">
          <Typography id="meeting-start" component="p" variant="subtitle2">
            Start
          </Typography>
          <DigitalClock
            skipDisabled
            maxTime={dayjs('2024-04-17T23:00')}
            value={start}
            onChange={chooseStart}
          />
        </Box>
        <Box role="group" aria-labelledby="meeting-end">
          <Typography id="meeting-end" component="p" variant="subtitle2">
            End
          </Typography>
          <DigitalClock
            skipDisabled
            referenceDate={start}
            minTime={start.add(30, 'minute')}
            value={end}
            onChange={setEnd}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
