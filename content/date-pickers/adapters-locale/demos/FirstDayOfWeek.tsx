import * as React from 'react';
import { enUS } from 'date-fns/locale';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const startingOn = (weekStartsOn: 0 | 1 | 6) => ({
  ...enUS,
  options: { ...enUS.options, weekStartsOn },
});
const locales = { Saturday: startingOn(6), Sunday: startingOn(0), Monday: startingOn(1) };
type FirstDay = keyof typeof locales;
const names: FirstDay[] = ['Saturday', 'Sunday', 'Monday'];

export default function FirstDayOfWeek() {
  const [first, setFirst] = React.useState<FirstDay>('Monday');

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locales[first]}>
      <Box role="group" aria-label="Arrival" sx={{ textAlign: 'center', width: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="First day of the week"
          value={first}
          onChange={(_event, chosen: FirstDay | null) => setFirst(chosen ?? first)}
        >
          {names.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateCalendar defaultValue={new Date(2024, 3, 17)} />
      </Box>
    </LocalizationProvider>
  );
}
