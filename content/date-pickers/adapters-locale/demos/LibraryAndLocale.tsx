import * as React from 'react';
import { de, enUS, ja } from 'date-fns/locale';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import dayjs from 'dayjs';
import { DateTime } from 'luxon';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/ja';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Each locale file of Moment.js makes itself the global locale when it loads.
moment.locale('en');

const dateFnsLocales = { en: enUS, de, ja };
type Code = keyof typeof dateFnsLocales;
const languages: Record<Code, string> = { en: 'English', de: 'German', ja: 'Japanese' };
const codes: Code[] = ['en', 'de', 'ja'];

const libraries = {
  'Day.js': (locale: Code) => (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <DateTimePicker label="Meeting" defaultValue={dayjs('2024-04-17T15:30')} />
    </LocalizationProvider>
  ),
  'date-fns': (locale: Code) => (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={dateFnsLocales[locale]}>
      <DateTimePicker label="Meeting" defaultValue={new Date(2024, 3, 17, 15, 30)} />
    </LocalizationProvider>
  ),
  Luxon: (locale: Code) => (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale={locale}>
      <DateTimePicker label="Meeting" defaultValue={DateTime.local(2024, 4, 17, 15, 30)} />
    </LocalizationProvider>
  ),
  'Moment.js': (locale: Code) => (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
      <DateTimePicker label="Meeting" defaultValue={moment('2024-04-17T15:30')} />
    </LocalizationProvider>
  ),
};
type Library = keyof typeof libraries;
const names: Library[] = ['Day.js', 'date-fns', 'Luxon', 'Moment.js'];

export default function LibraryAndLocale() {
  const [library, setLibrary] = React.useState<Library>('Day.js');
  const [code, setCode] = React.useState<Code>('en');

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField
        select
        label="Date library"
        value={library}
        onChange={(event) => setLibrary(names.find((it) => it === event.target.value) ?? 'Day.js')}
      >
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Locale"
        value={code}
        onChange={(event) => setCode(codes.find((it) => it === event.target.value) ?? 'en')}
      >
        {codes.map((it) => (
          <MenuItem key={it} value={it}>
            {languages[it]}
          </MenuItem>
        ))}
      </TextField>
      <React.Fragment key={library}>{libraries[library](code)}</React.Fragment>
    </Stack>
  );
}
