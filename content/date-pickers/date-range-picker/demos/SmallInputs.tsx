import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

export default function SmallInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First day', end: 'Last day' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        slotProps={{
          fieldSeparator: { children: 'to' },
          textField: ({ position }) => ({
            size: 'small',
            variant: 'filled',
            helperText: position === 'start' ? 'Arrive after 3 PM' : 'Leave by 11 AM',
          }),
        }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
