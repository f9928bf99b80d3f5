import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

function explain(error: DateValidationError): string {
  if (error === null) return 'Monday to Friday, until the end of May';
  if (error === 'shouldDisableDate') return 'We do not deliver on weekends';
  if (error === 'minDate' || error === 'maxDate') return 'Choose a date from April 18 to May 31';
  return 'Enter a complete date';
}

export default function DeliveryOnWorkdays() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-20')}
        minDate={dayjs('2024-04-18')}
        maxDate={dayjs('2024-05-31')}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}
