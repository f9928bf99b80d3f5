import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function WordingOfOnePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery">
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          localeText={{
            toolbarTitle: 'Choose a delivery day',
            cancelButtonLabel: 'Later',
            okButtonLabel: 'Schedule',
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
