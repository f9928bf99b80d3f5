import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ConfigurePickerParts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        slotProps={{
          textField: { helperText: 'From Monday to Friday', size: 'small' },
          field: { clearable: true },
          actionBar: { actions: ['today', 'clear'] },
        }}
      />
    </LocalizationProvider>
  );
}
