import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hours = {
  defaultValue: dayjs('2024-04-17T15:30'),
  minTime: dayjs('2024-04-17T14:30'),
  maxTime: dayjs('2024-04-17T17:00'),
};

export default function HiddenOrGrayTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Grayed out</FormLabel>
          <DigitalClock {...hours} />
        </FormControl>
        <FormControl component="fieldset" sx={{ width: 140 }}>
          <FormLabel component="legend">Hidden</FormLabel>
          <DigitalClock {...hours} skipDisabled />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
