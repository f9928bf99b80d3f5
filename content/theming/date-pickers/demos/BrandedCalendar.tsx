import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const brand: ThemeOptions = {
  components: {
    MuiPickersDay: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          fontSize: '0.875rem',
          '&:hover': { backgroundColor: 'rgb(0 121 107 / 0.12)' },
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
            backgroundColor: '#00695c',
            color: '#ffffff',
          },
        },
        today: { '&:not(.Mui-selected)': { borderColor: '#00897b', borderWidth: 2 } },
      },
    },
    MuiPickersCalendarHeader: { styleOverrides: { label: { fontWeight: 700 } } },
    MuiDayCalendar: { styleOverrides: { weekDayLabel: { fontWeight: 700 } } },
    MuiDatePicker: { defaultProps: { slotProps: { textField: { size: 'small' } } } },
  },
};

const delivery = dayjs('2024-04-17');

export default function BrandedCalendar() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, brand), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <DatePicker label="Delivery" defaultValue={delivery} />
          <DateCalendar defaultValue={delivery} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
