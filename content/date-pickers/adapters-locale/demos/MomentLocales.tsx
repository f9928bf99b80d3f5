import * as React from 'react';
import moment from 'moment';
import 'moment/locale/en-gb';
import 'moment/locale/fr';
import 'moment/locale/zh-cn';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Each locale file makes itself the global locale when it loads.
moment.locale('en');

export default function MomentLocales() {
  const [locale, setLocale] = React.useState<string>('en-gb');

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, chosen: string | null) => setLocale(chosen ?? locale)}
        >
          {['en-gb', 'fr', 'zh-cn'].map((code) => (
            <ToggleButton key={code} value={code}>
              {code}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Invoice date" defaultValue={moment('2024-04-17')} />
      </Stack>
    </LocalizationProvider>
  );
}
