import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function ClearableRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        clearable
        label="Hotel stay"
        format="MMM D, YYYY"
        dateSeparator="to"
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        sx={{ width: 310 }}
      />
    </LocalizationProvider>
  );
}
