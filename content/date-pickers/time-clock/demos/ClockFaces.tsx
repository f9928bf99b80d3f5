import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const flight = dayjs('2024-04-17T15:30');

export default function ClockFaces() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">12 hours</FormLabel>
          <TimeClock sx={{ width: 290 }} defaultValue={flight} ampm ampmInClock />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">24 hours</FormLabel>
          <TimeClock sx={{ width: 290 }} defaultValue={flight} ampm={false} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
