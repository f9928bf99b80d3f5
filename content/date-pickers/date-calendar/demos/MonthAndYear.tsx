import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function MonthAndYear() {
  const [value, setValue] = React.useState<Dayjs>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">Year: {value.format('YYYY')}</FormLabel>
          <YearCalendar
            sx={{ width: 290 }}
            value={value}
            onChange={setValue}
            minDate={dayjs('2016-01-01')}
            maxDate={dayjs('2024-12-31')}
          />
        </FormControl>
        <FormControl component="fieldset">
          <FormLabel component="legend">Month: {value.format('MMMM')}</FormLabel>
          <MonthCalendar sx={{ width: 290 }} value={value} onChange={setValue} />
        </FormControl>
      </Stack>
    </LocalizationProvider>
  );
}
