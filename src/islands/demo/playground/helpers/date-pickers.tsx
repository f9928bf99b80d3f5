import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

export function isWeekend(day: Dayjs) {
  return day.day() === 0 || day.day() === 6;
}

export function isAugust(month: Dayjs) {
  return month.month() === 7;
}

export function isOddYear(year: Dayjs) {
  return year.year() % 2 === 1;
}

export function isLunchTime(time: Dayjs, view: string) {
  return view === 'hours' && time.hour() === 12;
}

export function formatWeekday(day: Dayjs) {
  return day.format('ddd');
}

export function renderSkeleton() {
  return <DayCalendarSkeleton />;
}

/** A day with square corners. */
export function SquareDay(props: PickersDayProps<Dayjs>) {
  return <PickersDay {...props} sx={{ borderRadius: 1 }} />;
}

export const shortcutItems = [
  { label: 'First of April', getValue: () => dayjs('2024-04-01') },
  { label: 'Last of April', getValue: () => dayjs('2024-04-30') },
];

export const rangeShortcutItems = [
  {
    label: 'First week',
    getValue: (): [Dayjs, Dayjs] => [dayjs('2024-04-01'), dayjs('2024-04-07')],
  },
  {
    label: 'Whole April',
    getValue: (): [Dayjs, Dayjs] => [dayjs('2024-04-01'), dayjs('2024-04-30')],
  },
];

export function acceptAll() {
  return true;
}

export function ignore() {}

export function StarIcon() {
  return <Box component="span">★</Box>;
}
