import dayjs, { type Dayjs } from 'dayjs';
import type { ComponentType, ReactElement } from 'react';
import * as pickers from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import type { Scene } from './scene.ts';

const DATE = dayjs('2026-04-17T15:30');
const EARLIER = dayjs('2026-04-10T09:00');
const RANGE = [EARLIER, DATE];

type Props = Record<string, unknown>;

/** The components by their names: what they have in common is not in their types. */
const COMPONENTS = pickers as unknown as Readonly<Record<string, ComponentType<Props>>>;

function show(name: string, props: Props): ReactElement {
  const Component = COMPONENTS[name]!;
  return (
    <pickers.LocalizationProvider dateAdapter={AdapterDayjs}>
      <Component {...props} />
    </pickers.LocalizationProvider>
  );
}

function list(name: string, states: Readonly<Record<string, Props>>, common: Props = {}): Scene[] {
  return Object.entries(states).map(([state, props]) => ({
    component: name,
    state,
    render: () => show(name, { ...common, ...props }),
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
const PICKERS = ['Date', 'Time', 'DateTime'].flatMap((kind) => [
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
  ...PICKERS.flatMap((name) => listPickers(name, DATE)),
  ...RANGE_PICKERS.flatMap((name) => listPickers(name, RANGE)),
  ...['StaticDatePicker', 'StaticTimePicker', 'StaticDateTimePicker'].flatMap((name) =>
    listViews(name, DATE),
  ),
  ...listViews('StaticDateRangePicker', RANGE),
  ...listViews('DateCalendar', DATE, {
    loading: { loading: true, renderLoading: () => <pickers.DayCalendarSkeleton /> },
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
