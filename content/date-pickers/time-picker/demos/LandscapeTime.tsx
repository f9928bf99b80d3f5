import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function LandscapeTime() {
  const wide = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ overflowX: 'auto' }}>
        <StaticTimePicker
          orientation={wide ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2024-04-17T15:30')}
        />
      </Box>
    </LocalizationProvider>
  );
}
