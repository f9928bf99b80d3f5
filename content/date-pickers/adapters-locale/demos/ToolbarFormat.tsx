import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Departure">
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          slotProps={{ toolbar: { toolbarFormat: 'MMM D, YYYY' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
