import dayjs from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ListsWithSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">Alarm</FormLabel>
          <MultiSectionDigitalClock
            defaultValue={dayjs('2024-04-17T15:30:20')}
            views={['hours', 'minutes', 'seconds']}
          />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">Hour</FormLabel>
          <MultiSectionDigitalClock defaultValue={dayjs('2024-04-17T15:00')} views={['hours']} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
