import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isSunday = (day: Dayjs) => day.day() === 0;

function getHelperText(error: DateValidationError) {
  switch (error) {
    case null:
      return 'Monday to Saturday, in the second quarter of 2024';
    case 'minDate':
    case 'maxDate':
      return 'Choose a date between April 1 and June 30, 2024.';
    case 'shouldDisableDate':
      return 'We are closed on Sundays.';
    default:
      return 'Enter a complete date, such as 04/17/2024.';
  }
}

export default function ErrorText() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2024-04-21')}
        minDate={dayjs('2024-04-01')}
        maxDate={dayjs('2024-06-30')}
        shouldDisableDate={isSunday}
        onError={setError}
        slotProps={{ textField: { helperText: getHelperText(error) } }}
      />
    </LocalizationProvider>
  );
}
