import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, dayCalendarClasses } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// The fiscal year of this company starts on October 1 and has the number of the year it ends in.
const toFiscal = (date: Dayjs) => {
  const shifted = date.add(3, 'month');
  return `FY ${shifted.format('YYYY')}, quarter ${Math.floor((Number(shifted.format('M')) + 2) / 3)}`;
};

// Week 1 of ISO 8601 is the one with the first Thursday of the year.
const toIsoWeek = (date: Dayjs) => {
  const thursday = date.add(4 - (date.day() || 7), 'day');
  return 1 + Math.floor(thursday.diff(thursday.startOf('year'), 'day') / 7);
};

export default function FiscalYear() {
  const [date, setDate] = React.useState<Dayjs>(dayjs('2024-04-17'));
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Posting date</FormLabel>
        <DateCalendar
          value={date}
          onChange={setDate}
          displayWeekNumber
          sx={{
            [`& .${dayCalendarClasses.weekNumber}, & .${dayCalendarClasses.weekNumberLabel}`]: {
              color: 'text.secondary',
            },
          }}
        />
        <FormHelperText role="status">
          {toFiscal(date)}, week {toIsoWeek(date)}
        </FormHelperText>
      </FormControl>
    </LocalizationProvider>
  );
}
