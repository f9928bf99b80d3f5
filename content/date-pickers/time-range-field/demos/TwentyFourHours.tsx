import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function TwentyFourHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        clearable
        ampm={false}
        label="Opening hours"
        defaultValue={[dayjs('2024-04-17T09:00'), dayjs('2024-04-17T15:30')]}
        sx={{ width: 240 }}
      />
    </LocalizationProvider>
  );
}
