import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function LandscapeWhereItFits() {
  const wide = useMediaQuery('(min-width: 600px)', { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Departure">
        <StaticDatePicker
          orientation={wide ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2024-04-17')}
          localeText={{ toolbarTitle: 'Departure' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
