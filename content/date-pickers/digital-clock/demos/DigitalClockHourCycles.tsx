import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const train = dayjs('2024-04-17T15:30');

export default function DigitalClockHourCycles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">12 hours</FormLabel>
          <DigitalClock defaultValue={train} ampm />
        </FormControl>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">24 hours</FormLabel>
          <DigitalClock defaultValue={train} ampm={false} />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">24 hours, two lists</FormLabel>
          <MultiSectionDigitalClock defaultValue={train} ampm={false} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
