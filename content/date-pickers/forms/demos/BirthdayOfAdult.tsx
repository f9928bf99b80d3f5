import * as React from 'react';
import dayjs from 'dayjs';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const bookingDay = dayjs('2024-04-17');

export default function BirthdayOfAdult() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Birthday"
        defaultValue={dayjs('2008-04-17')}
        maxDate={bookingDay.subtract(18, 'year')}
        views={['year', 'month', 'day']}
        openTo="year"
        yearsOrder="desc"
        onError={setError}
        slotProps={{
          textField: {
            helperText:
              error === 'maxDate' ? 'You must be 18 on the day of the booking.' : 'MM/DD/YYYY',
          },
        }}
      />
    </LocalizationProvider>
  );
}
