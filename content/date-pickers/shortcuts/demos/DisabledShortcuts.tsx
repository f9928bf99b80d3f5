import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const shortcuts = [
  { label: 'Friday', getValue: () => dayjs('2024-04-19') },
  { label: 'Saturday', getValue: () => dayjs('2024-04-20') },
  { label: 'Monday', getValue: () => dayjs('2024-04-22') },
];

export default function DisabledShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-17')}
        shouldDisableDate={isWeekend}
        slotProps={{
          shortcuts: { items: shortcuts },
          layout: { sx: { display: { xs: 'block', sm: 'grid' } } },
        }}
      />
    </LocalizationProvider>
  );
}
