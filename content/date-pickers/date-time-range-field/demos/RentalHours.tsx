import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function RentalHours() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17T15:30'),
    dayjs('2024-04-18T11:30'),
  ]);
  const [start, end] = rental;
  const hours = start?.isValid() && end?.isValid() ? end.diff(start, 'hour') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        fullWidth
        clearable
        label="Rental period"
        value={rental}
        onChange={(next) => setRental(next)}
        helperText={hours === null ? 'Enter both ends' : `Full hours: ${hours}`}
        sx={{ maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
