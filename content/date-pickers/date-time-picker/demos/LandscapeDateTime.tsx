import dayjs from 'dayjs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function LandscapeDateTime() {
  const wide = useMediaQuery('(min-width: 600px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2024-04-17T15:30')}
        slotProps={{ tabs: { hidden: false } }}
      />
    </LocalizationProvider>
  );
}
