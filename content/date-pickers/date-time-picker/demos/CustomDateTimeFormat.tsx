import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const talk = dayjs('2024-04-17T15:30');

export default function CustomDateTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateTimePicker label="Month as a word" defaultValue={talk} format="MMM D, YYYY h:mm A" />
        <DateTimePicker
          label="Sortable"
          defaultValue={talk}
          format="YYYY-MM-DD HH:mm"
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
