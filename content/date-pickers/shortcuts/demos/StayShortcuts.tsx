import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const today = dayjs('2024-04-17');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')] },
  { label: 'Next 7 days', getValue: () => [today, today.add(6, 'day')] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'No dates', getValue: () => [null, null] },
];

export default function StayShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Hotel stay"
        defaultValue={[today, dayjs('2024-04-21')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
        }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
