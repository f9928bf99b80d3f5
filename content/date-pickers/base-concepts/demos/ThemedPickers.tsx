import * as React from 'react';
import dayjs from 'dayjs';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const pickerStyle: ThemeOptions = {
  components: {
    MuiDatePicker: {
      defaultProps: {
        showDaysOutsideCurrentMonth: true,
        slotProps: { textField: { size: 'small' } },
      },
    },
    MuiPickersDay: { styleOverrides: { root: { borderRadius: 4 } } },
  },
};

export default function ThemedPickers() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, pickerStyle), [outer]);
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker label="Invoice date" defaultValue={dayjs('2024-04-17')} />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
