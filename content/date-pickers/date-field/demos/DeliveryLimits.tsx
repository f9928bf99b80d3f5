import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'Not before April 17',
  maxDate: 'Not after April 21',
};

export default function DeliveryLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Delivery"
        defaultValue={dayjs('2024-04-24')}
        minDate={dayjs('2024-04-17')}
        maxDate={dayjs('2024-04-21')}
        onError={setError}
        helperText={error ? messages[error] : 'April 17 to April 21'}
      />
    </LocalizationProvider>
  );
}
