import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

// Stands in for a server: the days of a month that have free tables.
const findTables = (month: Dayjs) => ({ month, days: [3, 12, 19 + (month.month() % 5), 28] });
type FreeTables = ReturnType<typeof findTables>;
const start = dayjs('2024-04-17');
const Tables = React.createContext<FreeTables | null>(null);

function DayWithBadge(props: PickersDayProps<Dayjs>) {
  const tables = React.useContext(Tables);
  const isLoaded = tables !== null && props.day.isSame(tables.month, 'month');
  const isFree = isLoaded && !props.outsideCurrentMonth && tables.days.includes(props.day.date());
  return (
    <Badge color="success" variant="dot" overlap="circular" invisible={!isFree}>
      <PickersDay {...props} title={isFree ? 'Free tables' : undefined} />
    </Badge>
  );
}

export default function FreeTablesPerMonth() {
  const [tables, setTables] = React.useState<FreeTables | null>(() => findTables(start));
  const request = React.useRef<number>(undefined);
  const load = (month: Dayjs, isFocused: boolean) => {
    window.clearTimeout(request.current);
    if (tables && month.isSame(tables.month, 'month')) return;
    if (!isFocused) setTables(null);
    request.current = window.setTimeout(() => setTables(findTables(month)), 600);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Dinner reservation</FormLabel>
        <Tables.Provider value={tables}>
          <DateCalendar<Dayjs>
            defaultValue={start}
            views={['day']}
            loading={tables === null}
            onMonthChange={(month) => load(month, false)}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: DayWithBadge }}
            // The keyboard reaches another month without onMonthChange.
            slotProps={{ day: ({ day }) => ({ onFocusCapture: () => load(day, true) }) }}
          />
        </Tables.Provider>
      </FormControl>
    </LocalizationProvider>
  );
}
