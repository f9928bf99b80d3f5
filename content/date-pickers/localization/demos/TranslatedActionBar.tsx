import 'dayjs/locale/fr';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickersTranslations } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const frenchTexts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

function ActionBar({ className, onAccept, onClear }: PickersActionBarProps) {
  const translations = usePickersTranslations();
  return (
    <DialogActions className={className}>
      <Button onClick={onClear}>{translations.clearButtonLabel}</Button>
      <Button variant="contained" onClick={onAccept}>
        {translations.okButtonLabel}
      </Button>
    </DialogActions>
  );
}

export default function TranslatedActionBar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={frenchTexts}>
      <Box role="group" aria-label="Départ" lang="fr">
        <StaticDatePicker
          defaultValue={dayjs('2024-04-17')}
          referenceDate={dayjs('2024-04-17')}
          slots={{ actionBar: ActionBar }}
          slotProps={{ toolbar: { hidden: true } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
