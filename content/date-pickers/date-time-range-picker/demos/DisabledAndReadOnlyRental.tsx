import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const rental: DateRange<Dayjs> = [dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')];

export default function DisabledAndReadOnlyRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <DateTimeRangePicker
          disabled
          localeText={{ start: 'Disabled from', end: 'Disabled to' }}
          defaultValue={rental}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
        <DateTimeRangePicker
          readOnly
          localeText={{ start: 'Read-only from', end: 'Read-only to' }}
          defaultValue={rental}
          slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
