import dayjs from 'dayjs';
import CakeIcon from '@mui/icons-material/Cake';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const startAdornment = (
  <InputAdornment position="start">
    <CakeIcon />
  </InputAdornment>
);

export default function IconAtTheOtherEnd() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Birthday"
        defaultValue={dayjs('2024-04-17')}
        slotProps={{ textField: { InputProps: { startAdornment } } }}
      />
    </LocalizationProvider>
  );
}
