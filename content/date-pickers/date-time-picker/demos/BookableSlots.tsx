import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BookableSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Test drive"
        defaultValue={dayjs('2024-04-17T15:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minutesStep={30}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T17:00')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
