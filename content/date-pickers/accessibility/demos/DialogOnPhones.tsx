import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export default function DialogOnPhones() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        datePickerToolbarTitle: 'Day of departure',
        openDatePickerDialogue: (_value, _utils, date) =>
          date ? `Departure, ${date}` : 'Departure',
      }}
    >
      <MobileDatePicker label="Departure" defaultValue={dayjs('2024-04-17')} />
    </LocalizationProvider>
  );
}
