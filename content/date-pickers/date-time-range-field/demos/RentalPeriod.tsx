import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function RentalPeriod() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          direction={{ xs: 'column', sm: 'row' }}
          defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Pick-up' : 'Return' }),
          }}
        />
        <SingleInputDateTimeRangeField
          label="Rental period"
          defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
