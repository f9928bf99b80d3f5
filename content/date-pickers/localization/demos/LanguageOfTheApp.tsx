import * as React from 'react';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, jaJP, ptBR } from '@mui/x-date-pickers/locales';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const languages = [
  { code: 'de', name: 'Deutsch', label: 'Anreise', texts: deDE },
  { code: 'ja', name: '日本語', label: 'チェックイン', texts: jaJP },
  { code: 'pt-br', name: 'Português (Brasil)', label: 'Entrada', texts: ptBR },
] as const;

export default function LanguageOfTheApp() {
  const [index, setIndex] = React.useState(0);
  const { code, label, texts } = languages[index] ?? languages[0];
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, texts), [outer, texts]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={index}
        onChange={(event) => setIndex(Number(event.target.value))}
        sx={{ width: 220 }}
      >
        {languages.map(({ name }, position) => (
          <MenuItem key={name} value={position}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={code}>
          <Box role="group" aria-label={label} lang={code}>
            <StaticDatePicker defaultValue={dayjs('2024-04-17')} />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </Stack>
  );
}
