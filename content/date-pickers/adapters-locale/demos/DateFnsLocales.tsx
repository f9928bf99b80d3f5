import * as React from 'react';
import { enGB, fr, zhCN } from 'date-fns/locale';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locales = { enGB, fr, zhCN };
const names: (keyof typeof locales)[] = ['enGB', 'fr', 'zhCN'];

export default function DateFnsLocales() {
  const [locale, setLocale] = React.useState<keyof typeof locales>('enGB');

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[locale]}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, chosen: keyof typeof locales | null) => setLocale(chosen ?? locale)}
        >
          {names.map((code) => (
            <ToggleButton key={code} value={code}>
              {code}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Invoice date" defaultValue={new Date(2024, 3, 17)} />
      </Stack>
    </LocalizationProvider>
  );
}
