import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidDate: 'Enter a complete time',
  invalidRange: 'Ends before it starts',
  minTime: 'From 8:00 AM',
  maxTime: 'Until 6:00 PM',
  minutesStep: 'Use quarter hours',
};

export default function DeliveryWindow() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2024-04-17T07:30'), dayjs('2024-04-17T15:30')]}
        minTime={dayjs('2024-04-17T08:00')}
        maxTime={dayjs('2024-04-17T18:00')}
        minutesStep={15}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Delivery from' : 'Delivery to',
              helperText: error === null ? ' ' : messages[error],
            };
          },
        }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
