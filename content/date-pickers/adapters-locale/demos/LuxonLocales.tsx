import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LuxonLocales() {
  const [locale, setLocale] = React.useState<string>('en-GB');

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, chosen: string | null) => setLocale(chosen ?? locale)}
        >
          {['en-GB', 'fr', 'zh-CN'].map((code) => (
            <ToggleButton key={code} value={code}>
              {code}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker label="Invoice date" defaultValue={DateTime.local(2024, 4, 17)} />
      </Stack>
    </LocalizationProvider>
  );
}
