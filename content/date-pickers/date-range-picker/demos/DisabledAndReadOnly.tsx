import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const stay: DateRange<Dayjs> = [dayjs('2024-04-17'), dayjs('2024-04-21')];

export default function DisabledAndReadOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <DateRangePicker
          disabled
          localeText={{ start: 'Disabled from', end: 'Disabled to' }}
          defaultValue={stay}
        />
        <DateRangePicker
          readOnly
          localeText={{ start: 'Read-only from', end: 'Read-only to' }}
          defaultValue={stay}
        />
      </Stack>
    </LocalizationProvider>
  );
}
