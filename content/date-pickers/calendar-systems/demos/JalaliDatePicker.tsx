import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';

const rtlCache = createCache({ key: 'jalali', stylisPlugins: [prefixer, rtlPlugin] });
const persianTexts = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
// By default, the letters above the days are those of 1ش, 2ش, and so on.
const dateFormats = { weekdayShort: 'EEEEE' };
const deliveryDate = new Date(2024, 3, 17);

export default function JalaliDatePicker() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider
          dateAdapter={AdapterDateFnsJalali}
          dateFormats={dateFormats}
          localeText={persianTexts}
        >
          <Box dir="rtl" lang="fa">
            <DatePicker
              label="تاریخ تحویل"
              defaultValue={deliveryDate}
              slotProps={{ popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
