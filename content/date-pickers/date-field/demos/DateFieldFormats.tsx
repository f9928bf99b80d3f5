import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const date = dayjs('2024-04-17');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DateField label="Year first" defaultValue={date} format="YYYY-MM-DD" />
        <DateField label="Month in words" defaultValue={date} format="MMMM D, YYYY" />
        <DateField label="Month and year" defaultValue={date} format="MM/YYYY" />
      </Stack>
    </LocalizationProvider>
  );
}
