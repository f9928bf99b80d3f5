import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const nameOpenButton = (label: string) => ({
  openDatePickerDialogue: (_value: unknown, _utils: unknown, date: string | null) =>
    date ? `${label}, ${date}` : label,
});

export default function ButtonNamesOfTwoPickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <DatePicker
          label="Check-in"
          defaultValue={dayjs('2024-04-17')}
          localeText={nameOpenButton('Check-in')}
        />
        <DatePicker
          label="Check-out"
          defaultValue={dayjs('2024-04-21')}
          localeText={nameOpenButton('Check-out')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
