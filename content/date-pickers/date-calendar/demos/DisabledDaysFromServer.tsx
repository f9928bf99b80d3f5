import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Stands in for `GET /booked?month=2024-04`, which answers with days such as `2024-04-09`.
const loadBooked = (month: string) =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(['04', '09', '10', '23'].map((day) => `${month}-${day}`)), 600);
  });

export default function DisabledDaysFromServer() {
  const [booked, setBooked] = React.useState<Record<string, string[]>>({});
  const [month, setMonth] = React.useState('2024-04');

  const load = (date: Dayjs) => {
    const next = date.format('YYYY-MM');
    setMonth(next);
    if (booked[next]) return;
    loadBooked(next).then((days) => setBooked((current) => ({ ...current, [next]: days })));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Meeting room"
        defaultValue={dayjs('2024-04-17')}
        loading={!booked[month]}
        renderLoading={() => <DayCalendarSkeleton />}
        onOpen={() => load(dayjs(`${month}-01`))}
        onMonthChange={load}
        shouldDisableDate={(date) =>
          booked[date.format('YYYY-MM')]?.includes(date.format('YYYY-MM-DD')) ?? false
        }
      />
    </LocalizationProvider>
  );
}
