import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ClearableFields() {
  const [cleared, setCleared] = React.useState('none');
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateField
          label="Birthday"
          defaultValue={dayjs('2024-04-17')}
          clearable
          onClear={() => setCleared('birthday')}
        />
        <DatePicker
          label="Appointment"
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ field: { clearable: true, onClear: () => setCleared('appointment') } }}
        />
        <Typography role="status">Last field cleared: {cleared}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
