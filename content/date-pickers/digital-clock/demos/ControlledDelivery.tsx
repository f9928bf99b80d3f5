import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDelivery() {
  const [time, setTime] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset" sx={{ width: 200 }}>
        <FormLabel component="legend">
          {time ? `Delivery at ${time.format('h:mm A')}` : 'Delivery at any time'}
        </FormLabel>
        <DigitalClock value={time} onChange={setTime} referenceDate={dayjs('2024-04-17T12:00')} />
        <Button disabled={!time} onClick={() => setTime(null)}>
          Any time
        </Button>
      </FormControl>
    </LocalizationProvider>
  );
}
