import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

export default function StaticStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Hotel stay" sx={{ maxWidth: 320 }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="mobile"
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
