import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function OneWayFlight() {
  const [flight, setFlight] = React.useState<DateRange<Dayjs>>([dayjs('2024-04-17'), null]);
  const [departure, returnDate] = flight;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 400 }}>
        <DateRangePicker
          localeText={{ start: 'Departure', end: 'Return' }}
          value={flight}
          onChange={setFlight}
        />
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" role="status">
            {returnDate === null ? 'One-way flight' : 'Return flight'}
          </Typography>
          <Button
            size="small"
            disabled={returnDate === null}
            onClick={() => setFlight([departure, null])}
          >
            Remove return
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
