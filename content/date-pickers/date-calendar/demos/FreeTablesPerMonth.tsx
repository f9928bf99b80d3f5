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
const findFreeDays = (month: Dayjs) => [3, 12, 19 + (month.month() % 5), 28];
const april = { month: dayjs('2024-04-17'), days: findFreeDays(dayjs('2024-04-17')) };
const ignoreMonth: (month: Dayjs) => void = () => {};
const Loaded = React.createContext({ ...april, load: ignoreMonth });

function DayWithBadge(props: PickersDayProps<Dayjs>) {
  const { month, days, load } = React.useContext(Loaded);
  const isLoaded = props.day.isSame(month, 'month');
  const isFree = isLoaded && !props.outsideCurrentMonth && days.includes(props.day.date());
  const handleFocus: typeof props.onFocus = (event, day) => {
    props.onFocus?.(event, day);
    // The keyboard reaches another month without onMonthChange.
    if (!isLoaded) load(day);
  };

  return (
    <Badge color="success" variant="dot" overlap="circular" invisible={!isFree}>
      <PickersDay {...props} onFocus={handleFocus} title={isFree ? 'Free tables' : undefined} />
    </Badge>
  );
}

export default function FreeTablesPerMonth() {
  const [loaded, setLoaded] = React.useState(april);
  const [loading, setLoading] = React.useState(false);
  const request = React.useRef<number>(undefined);
  const load = React.useCallback((month: Dayjs) => {
    window.clearTimeout(request.current);
    request.current = window.setTimeout(() => {
      setLoaded({ month, days: findFreeDays(month) });
      setLoading(false);
    }, 600);
  }, []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Dinner reservation</FormLabel>
        <Loaded.Provider value={React.useMemo(() => ({ ...loaded, load }), [loaded, load])}>
          <DateCalendar<Dayjs>
            defaultValue={dayjs('2024-04-17')}
            views={['day']}
            onMonthChange={(month) => {
              setLoading(true);
              load(month);
            }}
            loading={loading}
            renderLoading={() => <DayCalendarSkeleton />}
            slots={{ day: DayWithBadge }}
          />
        </Loaded.Provider>
      </FormControl>
    </LocalizationProvider>
  );
}
