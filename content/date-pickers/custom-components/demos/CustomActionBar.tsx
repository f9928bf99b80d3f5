import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function BookingActions({ className, onAccept, onClear }: PickersActionBarProps) {
  return (
    <DialogActions className={className}>
      <Button onClick={onClear}>No date yet</Button>
      <Button variant="contained" onClick={onAccept}>
        Book this day
      </Button>
    </DialogActions>
  );
}

export default function CustomActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment to book" sx={{ display: 'flex' }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          slots={{ actionBar: BookingActions }}
        />
      </Box>
    </LocalizationProvider>
  );
}
