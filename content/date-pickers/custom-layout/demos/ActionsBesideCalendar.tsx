import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const layoutStyles = {
  [`& .${pickersLayoutClasses.actionBar}`]: {
    gridColumn: { xs: 2, sm: 1 },
    gridRow: { xs: 3, sm: '1 / 3' },
    flexDirection: { xs: 'row', sm: 'column' },
    justifyContent: 'center',
  },
};

export default function ActionsBesideCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery" sx={{ display: 'flex' }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            layout: { sx: layoutStyles },
            actionBar: { actions: ['today', 'clear', 'accept'] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
