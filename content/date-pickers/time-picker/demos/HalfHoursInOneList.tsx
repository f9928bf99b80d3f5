import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function HalfHoursInOneList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for two"
        defaultValue={dayjs('2024-04-17T15:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2024-04-17T12:00')}
        maxTime={dayjs('2024-04-17T22:00')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
