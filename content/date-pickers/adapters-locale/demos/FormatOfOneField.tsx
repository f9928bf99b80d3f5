import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const start = dayjs('2024-04-17T15:30');

export default function FormatOfOneField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DatePicker label="Month as a word" defaultValue={start} format="D MMMM YYYY" />
        <DatePicker label="Day of the week" defaultValue={start} format="ddd, MMM DD, YYYY" />
        <DateTimePicker label="Text inside" defaultValue={start} format="MMM DD [at] hh:mm A" />
      </Stack>
    </LocalizationProvider>
  );
}
