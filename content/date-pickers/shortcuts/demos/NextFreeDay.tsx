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
      for (let offset = 1; offset <= 30; offset += 1) {
        const day = today.add(offset, 'day');
        if (isValid(day)) return day;
      }
      return null;
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
        slotProps={{ shortcuts: { items: shortcuts } }}
      />
    </LocalizationProvider>
  );
}
