import * as React from 'react';
import moment from 'moment-hijri';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// moment-hijri has the months in Arabic, but neither the days nor the digits.
const digits = '٠١٢٣٤٥٦٧٨٩';
moment.updateLocale('ar-sa', {
  weekdays: ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  weekdaysShort: ['أحد', 'إثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
  preparse: (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digits.indexOf(digit))),
  postformat: (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit),
});

const rtlCache = createCache({ key: 'hijri', stylisPlugins: [prefixer, rtlPlugin] });
const arrival = moment('2024-04-17');
// moment-hijri knows these years only: 1356 to 1499.
const minDate = moment('1937-03-14');
const maxDate = moment('2076-11-26');

export default function HijriDatePicker() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterMomentHijri}>
          <Box dir="rtl" lang="ar">
            <DatePicker
              label="تاريخ الوصول"
              defaultValue={arrival}
              minDate={minDate}
              maxDate={maxDate}
              slotProps={{ popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
