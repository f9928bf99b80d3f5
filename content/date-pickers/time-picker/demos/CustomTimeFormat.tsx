import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const train = dayjs('2024-04-17T15:30');

export default function CustomTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimePicker
          label="Hour without a zero"
          defaultValue={train}
          format="h:mm A"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
        <TimePicker label="With a letter" defaultValue={train} ampm={false} format="HH[h]mm" />
      </Stack>
    </LocalizationProvider>
  );
}
