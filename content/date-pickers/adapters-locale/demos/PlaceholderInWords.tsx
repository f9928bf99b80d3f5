import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const localeText = {
  fieldMonthPlaceholder: () => 'month',
  fieldDayPlaceholder: () => 'day',
  fieldYearPlaceholder: () => 'year',
};

export default function PlaceholderInWords() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DatePicker
        label="Birthday"
        slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
      />
    </LocalizationProvider>
  );
}
