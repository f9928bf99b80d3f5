import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

export default function GermanDateTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
      <SingleInputDateTimeRangeField
        fullWidth
        label="Mietdauer"
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
