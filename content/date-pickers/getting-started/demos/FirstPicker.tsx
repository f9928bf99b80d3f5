import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstPicker() {
  const [appointment, setAppointment] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Appointment" value={appointment} onChange={setAppointment} />
        <Typography variant="body2" role="status">
          {appointment?.isValid() ? appointment.format('dddd, MMMM D, YYYY') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
