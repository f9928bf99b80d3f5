import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const start = dayjs('2024-04-17T15:30:45');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimeField label="24 hours" defaultValue={start} ampm={false} />
        <TimeField label="With seconds" defaultValue={start} format="hh:mm:ss A" />
        <TimeField label="Minutes and seconds" defaultValue={start} format="mm:ss" />
        <TimeField label="With words" defaultValue={start} format="H [hours] mm" />
      </Stack>
    </LocalizationProvider>
  );
}
