import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function SharedMeetingTime() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Meeting at {time?.format('h:mm A')}</FormLabel>
        <Stack direction="row" spacing={2}>
          <DigitalClock value={time} onChange={setTime} sx={{ width: 120 }} />
          <MultiSectionDigitalClock value={time} onChange={setTime} />
        </Stack>
      </FormControl>
    </LocalizationProvider>
  );
}
