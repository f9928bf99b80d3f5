import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function NumberOfMonths() {
  const [months, setMonths] = React.useState<1 | 2 | 3>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Months"
          value={months}
          onChange={(_event, value: 1 | 2 | 3 | null) => setMonths(value ?? months)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <DateRangePicker
          calendars={months}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
