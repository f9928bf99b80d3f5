import dayjs from 'dayjs';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function SmallFilledField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meeting"
        defaultValue={dayjs('2024-04-17')}
        slots={{ openPickerIcon: EventAvailableIcon }}
        slotProps={{
          textField: { variant: 'filled', size: 'small' },
          openPickerButton: { color: 'primary' },
          desktopPaper: { sx: { borderRadius: 4 } },
        }}
      />
    </LocalizationProvider>
  );
}
