import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LandscapeLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Appointment"
        sx={{ display: 'flex', maxWidth: '100%', overflowX: 'auto' }}
      >
        <StaticDatePicker orientation="landscape" defaultValue={dayjs('2024-04-17')} />
      </Box>
    </LocalizationProvider>
  );
}
