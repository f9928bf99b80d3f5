import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const RoundTextField = styled(TextField)({
  '& .MuiOutlinedInput-root': { borderRadius: 28, paddingInline: 20 },
});

export default function RoundedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-17')}
        slots={{ textField: RoundTextField }}
      />
    </LocalizationProvider>
  );
}
