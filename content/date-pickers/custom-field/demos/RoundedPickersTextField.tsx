import dayjs from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  pickersOutlinedInputClasses,
} from '@mui/x-date-pickers/PickersTextField';

const RoundTextField = styled(PickersTextField)({
  [`& .${pickersOutlinedInputClasses.root}`]: { borderRadius: 28, paddingInline: 20 },
});

export default function RoundedPickersTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Delivery"
        defaultValue={dayjs('2024-04-17')}
        slots={{ textField: RoundTextField }}
      />
    </LocalizationProvider>
  );
}
