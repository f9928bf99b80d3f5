import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

export default function RentalPeriod() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Return of the car"
        defaultValue={dayjs('2024-04-21T11:30')}
        minDateTime={dayjs('2024-04-17T15:30')}
        maxDateTime={dayjs('2024-04-21T12:00')}
        onError={setError}
        slotProps={{
          textField: { helperText: error ? `Error: ${error}` : 'Until April 21, 12 PM' },
        }}
      />
    </LocalizationProvider>
  );
}
