import * as React from 'react';
import 'dayjs/locale/he';
import dayjs from 'dayjs';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { heIL } from '@mui/x-date-pickers/locales';

const rtlCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] });
const hebrewTexts = heIL.components.MuiLocalizationProvider.defaultProps.localeText;

export default function RightToLeftPicker() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="he"
          localeText={hebrewTexts}
        >
          <Box dir="rtl" lang="he">
            <DatePicker
              label="תאריך הגעה"
              defaultValue={dayjs('2024-04-17')}
              slotProps={{ popper: { dir: 'rtl' }, dialog: { dir: 'rtl' } }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
