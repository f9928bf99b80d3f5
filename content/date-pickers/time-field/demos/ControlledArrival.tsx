import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function ControlledArrival() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2024-04-17T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TimeField label="Arrival" value={arrival} onChange={setArrival} clearable />
        <Button onClick={() => setArrival(dayjs('2024-04-17T18:00'))}>6 PM</Button>
        <Typography role="status">
          {arrival?.isValid() ? `Arrives at ${arrival.format('h:mm A')}` : 'No valid time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
