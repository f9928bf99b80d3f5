import 'dayjs/locale/de';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanDateRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanTexts}>
      <SingleInputDateRangeField
        label="Aufenthalt"
        defaultValue={[dayjs('2024-04-17'), null]}
        sx={{ width: 290 }}
      />
    </LocalizationProvider>
  );
}
