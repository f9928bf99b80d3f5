import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2024-04-17T15:30');

export default function DisabledAndReadOnlyTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimePicker label="Disabled" defaultValue={closing} disabled />
        <TimePicker label="Read-only" defaultValue={closing} readOnly />
        <TimePicker
          label="No picker button"
          defaultValue={closing}
          name="closing"
          disableOpenPicker
        />
      </Stack>
    </LocalizationProvider>
  );
}
