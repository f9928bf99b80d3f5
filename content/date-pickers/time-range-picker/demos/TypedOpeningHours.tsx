import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function TypedOpeningHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);
  const isReversed = errors.includes('invalidRange');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2024-04-17T09:00'), dayjs('2024-04-17T15:30')]}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Opens' : 'Closes',
            helperText: position === 'end' && isReversed ? 'Closes before it opens' : ' ',
          }),
        }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
