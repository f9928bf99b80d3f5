import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function StartAfterEnd() {
  const [[startError, endError], setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2024-04-21'), dayjs('2024-04-17')]}
        minDate={dayjs('2024-04-01')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'First day' : 'Last day',
            helperText: (position === 'start' ? startError : endError) ?? 'No error',
          }),
        }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
