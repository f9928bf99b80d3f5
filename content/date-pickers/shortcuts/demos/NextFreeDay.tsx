import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const today = dayjs('2024-04-17');
const isTaken = (day: Dayjs) => day.isAfter(today) && day.isBefore(dayjs('2024-04-23'));

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  {
    label: 'Next free day',
    getValue: ({ isValid }) => {
      let day = today.add(1, 'day');
      for (let tries = 1; tries < 30 && !isValid(day); tries += 1) {
        day = day.add(1, 'day');
      }
      // If no day is free, this one is not valid either, which disables the shortcut.
      return day;
    },
  },
];

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={today}
        shouldDisableDate={isTaken}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
        }}
      />
    </LocalizationProvider>
  );
}
