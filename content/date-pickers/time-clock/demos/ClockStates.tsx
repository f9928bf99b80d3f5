import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const closing = dayjs('2024-04-17T15:30');

export default function ClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">Disabled</FormLabel>
          <TimeClock sx={{ width: 290 }} defaultValue={closing} disabled />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">Read-only</FormLabel>
          <TimeClock sx={{ width: 290 }} defaultValue={closing} readOnly />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
