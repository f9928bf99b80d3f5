import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function ToolbarFormat() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ datePickerToolbarTitle: 'Invoice date' }}
    >
      <Box role="group" aria-label="Invoice date" sx={{ display: 'flex' }}>
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          slotProps={{
            toolbar: { toolbarFormat: 'D MMMM YYYY', sx: { bgcolor: 'action.hover' } },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
