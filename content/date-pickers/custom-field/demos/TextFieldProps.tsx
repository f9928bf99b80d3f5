import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2024-04-17')}
        slotProps={{
          textField: { variant: 'standard', color: 'secondary', helperText: 'Monday to Friday' },
        }}
      />
    </LocalizationProvider>
  );
}
