import EventIcon from '@mui/icons-material/Event';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReplacePickerIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-03-14')}
        slots={{ openPickerIcon: EventIcon }}
        slotProps={{ openPickerIcon: { color: 'primary' } }}
      />
    </LocalizationProvider>
  );
}
