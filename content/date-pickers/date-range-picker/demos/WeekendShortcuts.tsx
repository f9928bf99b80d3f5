import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const friday = dayjs('2024-04-19');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Weekend', getValue: () => [friday, friday.add(2, 'day')] },
  { label: 'Long weekend', getValue: () => [friday, friday.add(3, 'day')] },
  { label: 'One week', getValue: () => [friday, friday.add(1, 'week')] },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function WeekendShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Check-in', end: 'Check-out' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        calendars={1}
        slotProps={{ shortcuts: { items: shortcuts } }}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
