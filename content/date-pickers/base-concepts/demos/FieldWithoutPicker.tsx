import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldWithoutPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DateField
          label="Birthday"
          defaultValue={dayjs('2024-04-17')}
          sx={{ width: 160, flexShrink: 1 }}
        />
        <section aria-label="Time of the appointment">
          <DigitalClock
            timeStep={60}
            minTime={dayjs('2024-04-17T09:00')}
            maxTime={dayjs('2024-04-17T15:00')}
            defaultValue={dayjs('2024-04-17T11:00')}
            skipDisabled
          />
        </section>
      </Stack>
    </LocalizationProvider>
  );
}
