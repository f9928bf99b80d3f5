import dayjs, { type Dayjs } from 'dayjs';
import { useState, type ReactElement } from 'react';
import { DayCalendarSkeleton, LocalizationProvider } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { PICKERS } from './picker-components.ts';
import type { Scene } from './scene.ts';

const DATE = dayjs('2026-04-17T15:30');
const EARLIER = dayjs('2026-04-10T09:00');
const RANGE = [EARLIER, DATE];

type Props = Record<string, unknown>;

function show(name: string, props: Props): ReactElement {
  const Component = PICKERS[name]!;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component {...props} />
    </LocalizationProvider>
  );
}

/** A picker that starts open. */
function Closable({ name, props }: { name: string; props: Props }) {
  const [open, setOpen] = useState(true);
  return show(name, {
    ...props,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
}

function list(name: string, states: Readonly<Record<string, Props>>, common: Props = {}): Scene[] {
  return Object.entries(states).map(([state, props]) => ({
    component: name,
    state,
    render: (canClose = false) => {
      const all = { ...common, ...props };
      return canClose && all['open'] ? <Closable name={name} props={all} /> : show(name, all);
    },
  }));
}

/** Names inputs of fields with two inputs. */
const LABELS = {
  slotProps: { textField: ({ position }: { position: string }) => ({ label: position }) },
};

const INVALID = { disablePast: true, disableFuture: true };
/** What tells in words what `INVALID` tells by color. */
const HELPED = {
  ...INVALID,
  slotProps: { textField: { helperText: 'Only today can be chosen.' } },
};
/** Ranges have two inputs, or their own error for each date. */
const listInvalid = (value: Dayjs | Dayjs[], isRange: boolean) => ({
  invalid: { defaultValue: value, ...INVALID },
  ...(isRange ? {} : { 'invalid with a helper text': { defaultValue: value, ...HELPED } }),
});

function listFields(name: string, value: Dayjs | Dayjs[]): Scene[] {
  const isMulti = name.startsWith('Multi');
  return list(
    name,
    {
      empty: {},
      filled: { defaultValue: value },
      disabled: { defaultValue: value, disabled: true },
      'read-only': { defaultValue: value, readOnly: true },
      ...listInvalid(value, Array.isArray(value)),
    },
    isMulti ? LABELS : { label: 'Delivery' },
  );
}

function listPickers(name: string, value: Dayjs | Dayjs[]): Scene[] {
  const isMulti = name.includes('Range');
  return list(
    name,
    {
      empty: {},
      filled: { defaultValue: value },
      disabled: { defaultValue: value, disabled: true },
      'read-only': { defaultValue: value, readOnly: true },
      ...listInvalid(value, Array.isArray(value)),
      open: { defaultValue: value, open: true },
    },
    isMulti ? { localeText: { start: 'Start', end: 'End' } } : { label: 'Delivery' },
  );
}

function listViews(
  name: string,
  value: Dayjs | Dayjs[],
  more: Record<string, Props> = {},
): Scene[] {
  return list(name, {
    empty: {},
    filled: { defaultValue: value },
    disabled: { defaultValue: value, disabled: true },
    'read-only': { defaultValue: value, readOnly: true },
    ...more,
  });
}

const FIELDS = ['DateField', 'TimeField', 'DateTimeField'];
const RANGE_FIELDS = ['Date', 'Time', 'DateTime'].flatMap((kind) => [
  `SingleInput${kind}RangeField`,
  `MultiInput${kind}RangeField`,
]);
const SINGLE_PICKERS = ['Date', 'Time', 'DateTime'].flatMap((kind) => [
  `${kind}Picker`,
  `Desktop${kind}Picker`,
  `Mobile${kind}Picker`,
]);
const RANGE_PICKERS = ['Date', 'DateTime'].flatMap((kind) => [
  `${kind}RangePicker`,
  `Desktop${kind}RangePicker`,
  `Mobile${kind}RangePicker`,
]);

export const SCENES: readonly Scene[] = [
  ...FIELDS.flatMap((name) => listFields(name, DATE)),
  ...RANGE_FIELDS.flatMap((name) => listFields(name, RANGE)),
  ...SINGLE_PICKERS.flatMap((name) => listPickers(name, DATE)),
  ...RANGE_PICKERS.flatMap((name) => listPickers(name, RANGE)),
  ...['StaticDatePicker', 'StaticTimePicker', 'StaticDateTimePicker'].flatMap((name) =>
    listViews(name, DATE),
  ),
  ...listViews('StaticDateRangePicker', RANGE),
  ...listViews('DateCalendar', DATE, {
    loading: { loading: true, renderLoading: () => <DayCalendarSkeleton /> },
    'with week numbers': { defaultValue: DATE, displayWeekNumber: true },
    years: { defaultValue: DATE, view: 'year' },
  }),
  ...listViews('DateRangeCalendar', RANGE),
  ...[
    'MonthCalendar',
    'YearCalendar',
    'TimeClock',
    'DigitalClock',
    'MultiSectionDigitalClock',
  ].flatMap((name) => listViews(name, DATE)),
];
