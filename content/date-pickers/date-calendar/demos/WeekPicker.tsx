import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const ChosenDay = React.createContext<Dayjs | null>(null);

function DayOfWeek(props: PickersDayProps<Dayjs>) {
  const chosen = React.useContext(ChosenDay);
  const selected = chosen !== null && props.day.isSame(chosen, 'week');

  return (
    <PickersDay
      {...props}
      selected={selected}
      aria-selected={selected}
      disableMargin
      sx={{
        mx: 0.25,
        ...(selected && {
          mx: 0,
          px: 2.5,
          borderRadius: 0,
          '&:first-of-type': { borderStartStartRadius: 18, borderEndStartRadius: 18 },
          '&:last-of-type': { borderStartEndRadius: 18, borderEndEndRadius: 18 },
        }),
      }}
    />
  );
}

export default function WeekPicker() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">
          Week from {value?.startOf('week').format('MMMM D')}
        </FormLabel>
        <ChosenDay.Provider value={value}>
          <DateCalendar
            value={value}
            onChange={setValue}
            showDaysOutsideCurrentMonth
            slots={{ day: DayOfWeek }}
          />
        </ChosenDay.Provider>
      </FormControl>
    </LocalizationProvider>
  );
}
