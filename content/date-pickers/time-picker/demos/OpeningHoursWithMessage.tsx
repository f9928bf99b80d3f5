import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 9 AM',
  maxTime: 'We close at 6 PM',
  invalidDate: 'Complete the time',
};

export default function OpeningHoursWithMessage() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up"
        defaultValue={dayjs('2024-04-17T15:30')}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T18:00')}
        onError={setError}
        slotProps={{ textField: { helperText: error ? messages[error] : 'From 9 AM to 6 PM' } }}
      />
    </LocalizationProvider>
  );
}
