import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const visit = dayjs('2024-04-17T15:30');

export default function FourDateTimeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Stack spacing={2} sx={{ width: 260 }}>
          <DateTimePicker label="Responsive" defaultValue={visit} />
          <DesktopDateTimePicker label="Desktop" defaultValue={visit} />
          <MobileDateTimePicker label="Mobile" defaultValue={visit} />
        </Stack>
        <StaticDateTimePicker defaultValue={visit} slotProps={{ tabs: { hidden: false } }} />
      </Stack>
    </LocalizationProvider>
  );
}
