import 'dayjs/locale/de';
import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const germanTexts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;
const maxDate = dayjs('2024-04-30');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Bitte geben Sie ein vollständiges Datum ein.',
  maxDate: `Spätestens am ${maxDate.format('DD.MM.YYYY')}`,
};

export default function GermanErrorText() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanTexts}>
      <DatePicker
        label="Termin"
        defaultValue={dayjs('2024-05-17')}
        maxDate={maxDate}
        onError={setError}
        slotProps={{ textField: { helperText: error && messages[error] } }}
      />
    </LocalizationProvider>
  );
}
