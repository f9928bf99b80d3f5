import dayjs from 'dayjs';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ArrowIcons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Appointment with arrows" sx={{ display: 'flex' }}>
        <DateCalendar
          defaultValue={dayjs('2024-04-17')}
          slots={{ leftArrowIcon: ArrowBackIcon, rightArrowIcon: ArrowForwardIcon }}
          slotProps={{
            previousIconButton: { color: 'primary' },
            nextIconButton: { color: 'primary' },
          }}
          sx={{ mx: 0 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
