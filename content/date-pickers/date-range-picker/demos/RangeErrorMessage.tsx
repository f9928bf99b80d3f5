import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidDate: 'Enter a complete date',
  invalidRange: 'The end is before the start',
  maxDate: 'Open until June 30',
  minDate: 'Open from April 1',
};

export default function RangeErrorMessage() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First day', end: 'Last day' }}
        defaultValue={[dayjs('2024-04-21'), dayjs('2024-04-17')]}
        minDate={dayjs('2024-04-01')}
        maxDate={dayjs('2024-06-30')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return { helperText: error === null ? ' ' : messages[error] };
          },
        }}
        sx={{ maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
