import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function StartAndEndDiffer() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 420 }}>
        <DateRangePicker
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          slotProps={{
            textField: ({ position }) => ({
              color: position === 'start' ? 'success' : 'warning',
              helperText: position === 'start' ? 'From 3 PM' : 'Until 11 AM',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
