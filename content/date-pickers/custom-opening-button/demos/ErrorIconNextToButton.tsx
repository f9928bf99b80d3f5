import dayjs from 'dayjs';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import { useFormControl } from '@mui/material/FormControl';
import InputAdornment, { type InputAdornmentProps } from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function AdornmentWithErrorIcon({ children, ...props }: InputAdornmentProps) {
  const formControl = useFormControl();
  return (
    <InputAdornment {...props}>
      {formControl?.error && <ErrorOutlineIcon color="error" titleAccess="Date not available" />}
      {children}
    </InputAdornment>
  );
}

export default function ErrorIconNextToButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2024-04-17')}
        minDate={dayjs('2024-04-20')}
        slots={{ inputAdornment: AdornmentWithErrorIcon }}
        slotProps={{ textField: { helperText: 'Rooms are free from April 20' } }}
      />
    </LocalizationProvider>
  );
}
