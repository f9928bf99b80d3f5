import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanRental() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanTexts}>
      <DateTimeRangePicker
        localeText={{ start: 'Abholung', end: 'Rückgabe' }}
        defaultValue={[dayjs('2024-04-17T15:30'), dayjs('2024-04-21T11:00')]}
        slotProps={{ fieldRoot: { direction: { xs: 'column', sm: 'row' } } }}
        sx={{ maxWidth: 440 }}
      />
    </LocalizationProvider>
  );
}
