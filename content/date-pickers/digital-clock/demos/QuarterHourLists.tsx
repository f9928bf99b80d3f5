import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function QuarterHourLists() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Delivery</FormLabel>
        <MultiSectionDigitalClock
          defaultValue={dayjs('2024-04-17T15:30')}
          timeSteps={{ hours: 1, minutes: 15 }}
        />
      </FormControl>
    </LocalizationProvider>
  );
}
