import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const today = dayjs('2024-04-17');

const shortcuts = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In one week', getValue: () => today.add(1, 'week') },
  { label: 'In one month', getValue: () => today.add(1, 'month') },
];

export default function DateShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Follow-up appointment"
        defaultValue={today}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
        }}
      />
    </LocalizationProvider>
  );
}
