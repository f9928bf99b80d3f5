import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidDate: 'Enter a date and a time',
  invalidRange: 'Ends before it starts',
  minTime: 'Counter opens at 8:00 AM',
  maxTime: 'Counter closes at 6:00 PM',
};

export default function CounterHours() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        localeText={{ start: 'Pick-up', end: 'Return' }}
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T19:00')]}
        minTime={dayjs('2024-04-17T08:00')}
        maxTime={dayjs('2024-04-17T18:00')}
        onError={setErrors}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', sm: 'row' } },
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return { helperText: error === null ? ' ' : messages[error] };
          },
        }}
        sx={{ maxWidth: 480 }}
      />
    </LocalizationProvider>
  );
}
