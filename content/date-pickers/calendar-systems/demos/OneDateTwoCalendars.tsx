import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneDateTwoCalendars() {
  const [birthday, setBirthday] = React.useState<Date | null>(new Date(2024, 3, 17));

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateField label="Gregorian birthday" value={birthday} onChange={setBirthday} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <DateField label="Jalali birthday" value={birthday} onChange={setBirthday} />
      </LocalizationProvider>
    </Stack>
  );
}
