import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function ControlledInvoicePeriod() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);
  const [start, end] = period;
  const days = start?.isValid() && end?.isValid() ? end.diff(start, 'day') + 1 : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Invoice period"
          value={period}
          onChange={(next) => setPeriod(next)}
          helperText={days === null ? 'Enter both dates' : `Days: ${days}`}
        />
        <Button size="small" onClick={() => setPeriod([dayjs('2024-04-01'), dayjs('2024-04-30')])}>
          All of April
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
