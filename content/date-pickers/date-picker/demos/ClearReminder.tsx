import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearReminder() {
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Reminder"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            field: { clearable: true, onClear: () => setCleared((count) => count + 1) },
          }}
        />
        <Typography variant="body2" role="status">
          Cleared: {cleared}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
