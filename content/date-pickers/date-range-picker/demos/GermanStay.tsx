import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';

const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanStay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanTexts}>
      <DateRangePicker
        localeText={{ start: 'Anreise', end: 'Abreise' }}
        defaultValue={[dayjs('2024-04-17'), dayjs('2024-04-21')]}
        sx={{ maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
