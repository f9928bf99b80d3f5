import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function OpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <MultiInputTimeRangeField
          defaultValue={[dayjs('2024-04-17T09:00'), dayjs('2024-04-17T15:30')]}
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'Opens' : 'Closes' }),
          }}
        />
        <SingleInputTimeRangeField
          label="Opening hours"
          defaultValue={[dayjs('2024-04-17T09:00'), dayjs('2024-04-17T15:30')]}
        />
      </Stack>
    </LocalizationProvider>
  );
}
