import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function OptionNamesAsShown() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        hoursClockNumberText: (hours) => hours.padStart(2, '0'),
        minutesClockNumberText: (minutes) => minutes.padStart(2, '0'),
      }}
    >
      <FormControl component="fieldset">
        <FormLabel component="legend">Opening time</FormLabel>
        <MultiSectionDigitalClock defaultValue={dayjs('2024-04-17T09:30')} />
      </FormControl>
    </LocalizationProvider>
  );
}
