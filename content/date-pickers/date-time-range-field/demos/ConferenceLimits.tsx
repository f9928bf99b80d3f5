import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidDate: 'Enter a date and a time',
  invalidRange: 'Ends before it starts',
  minDate: 'From April 17, 9:00 AM',
  minTime: 'From April 17, 9:00 AM',
  maxDate: 'Until April 21, 6:00 PM',
  maxTime: 'Until April 21, 6:00 PM',
};

export default function ConferenceLimits() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        direction={{ xs: 'column', sm: 'row' }}
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T19:00')]}
        minDateTime={dayjs('2024-04-17T09:00')}
        maxDateTime={dayjs('2024-04-21T18:00')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Conference from' : 'Conference to',
              helperText: error === null ? ' ' : messages[error],
            };
          },
        }}
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
