import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'Not before the check-in on April 17',
  minTime: 'Not before the check-in at 3:30 PM',
  maxDate: 'The room is yours until April 21',
  maxTime: 'Leave the room by 12 PM',
};

export default function CheckOutDeadline() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Check-out"
        defaultValue={dayjs('2024-04-21T13:00')}
        minDateTime={dayjs('2024-04-17T15:30')}
        maxDateTime={dayjs('2024-04-21T12:00')}
        onError={setError}
        helperText={error ? messages[error] : 'Until April 21, 12 PM'}
      />
    </LocalizationProvider>
  );
}
