import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

export default function CheckInWindow() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Check-in"
        defaultValue={dayjs('2024-04-17T15:10')}
        minTime={dayjs('2024-04-17T14:00')}
        maxTime={dayjs('2024-04-17T22:00')}
        minutesStep={15}
        onError={setError}
        helperText={error ? `Not possible: ${error}` : 'From 2 PM to 10 PM, every 15 minutes'}
      />
    </LocalizationProvider>
  );
}
