import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const visit = dayjs('2024-04-17T15:30');

export default function FourVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Stack spacing={2} sx={{ width: 240 }}>
          <TimePicker label="Responsive" defaultValue={visit} />
          <DesktopTimePicker label="Desktop" defaultValue={visit} />
          <MobileTimePicker label="Mobile" defaultValue={visit} />
        </Stack>
        <StaticTimePicker defaultValue={visit} />
      </Stack>
    </LocalizationProvider>
  );
}
