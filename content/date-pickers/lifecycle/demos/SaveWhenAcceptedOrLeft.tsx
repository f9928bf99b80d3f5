import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

function print(date: Dayjs | null) {
  if (date === null) return 'null';
  return date.isValid() ? date.format('YYYY-MM-DD') : 'invalid date';
}

export default function SaveWhenAcceptedOrLeft() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const log = (call: string) => setCalls((previous) => [...previous, call].slice(-6));

  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [saved, setSaved] = React.useState(value);
  const error = React.useRef<DateValidationError>(null);

  const save = (next: Dayjs | null, validationError: DateValidationError) => {
    if (validationError !== null) {
      log(`Not saved: ${validationError}`);
    } else if (print(next) !== print(saved)) {
      setSaved(next);
      log(`Saved ${print(next)}`);
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
        <DesktopDatePicker
          label="Delivery in April"
          value={value}
          minDate={dayjs('2024-04-01')}
          maxDate={dayjs('2024-04-30')}
          onChange={(next, context) => {
            setValue(next);
            error.current = context.validationError;
          }}
          onAccept={(next, context) => save(next, context.validationError)}
          slotProps={{ textField: { onBlur: () => save(value, error.current) } }}
        />
        <Typography
          component="pre"
          variant="caption"
          role="log"
          aria-label="Callbacks, oldest first"
          sx={{ height: 120, m: 0, fontFamily: 'monospace' }}
        >
          {calls.join('\n') || 'Choose a day, or type one and leave.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
