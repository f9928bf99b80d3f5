import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const delivery = dayjs('2024-04-17T15:30');

export default function ListStepAndValueStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <TimePicker
          label="Lists in steps of 15"
          defaultValue={delivery}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="Quarter hours only"
          defaultValue={delivery}
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          slotProps={{ textField: { helperText: '00, 15, 30, or 45' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
