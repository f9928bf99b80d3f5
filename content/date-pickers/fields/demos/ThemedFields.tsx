import * as React from 'react';
import dayjs from 'dayjs';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ThemedFields() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiDateField: { defaultProps: { size: 'small', formatDensity: 'spacious' } },
          MuiDatePicker: { defaultProps: { slotProps: { textField: { size: 'small' } } } },
        },
      }),
    [outer],
  );
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DateField label="Departure" defaultValue={dayjs('2024-04-17')} />
          <DatePicker label="Return" defaultValue={dayjs('2024-04-21')} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
