import type { Page } from '@playwright/test';
import { pressAll, type KeyCase, type KeyState } from './key-case.ts';

const RANGE_FIELDS = ['Date', 'Time', 'DateTime'].flatMap((kind) => [
  `SingleInput${kind}RangeField`,
  `MultiInput${kind}RangeField`,
]);
const POPUPS = ['Date', 'Time', 'DateTime'].flatMap((kind) => [
  `${kind}Picker`,
  `Desktop${kind}Picker`,
]);
const RANGE_POPUPS = ['Date', 'DateTime'].flatMap((kind) => [
  `${kind}RangePicker`,
  `Desktop${kind}RangePicker`,
]);
const WITH_FIELD = [
  'DateField',
  'TimeField',
  'DateTimeField',
  ...RANGE_FIELDS,
  ...POPUPS,
  ...RANGE_POPUPS,
];
const startsWithTime = (name: string) => /^(Desktop)?Time|Input(Time)Range/.test(name);
const MONTHS_FIRST = WITH_FIELD.filter((name) => !startsWithTime(name));
const isTwo = (name: string) => /^MultiInput|RangePicker$/.test(name);

type From = (page: Page) => Promise<unknown>;
type Rest = Pick<KeyCase, 'from' | 'to'> & Partial<KeyCase>;

const make =
  (section: string, components: readonly string[], scene: string) =>
  (row: string | readonly string[], keys: string | readonly string[], rest: Rest): KeyCase => ({
    rows: [row].flat().map((each) => (each.includes('#') ? each : `${section}: ${each}`)),
    components,
    scene,
    keys: [keys].flat(),
    ...rest,
  });
const press =
  (from: From, ...keys: readonly string[]): From =>
  async (page) => {
    await from(page);
    await pressAll(page, keys);
  };
/** Tab marks the whole text, and the next key takes the first section. */
const field: From = press((page) => page.locator('#before').focus(), 'Tab', 'ArrowLeft');

const FIELDS = 'date-pickers/accessibility#keyboard-support-in-fields';
const inField = (number: string, components: readonly string[] = WITH_FIELD) =>
  make(FIELDS, components, `at ${number}`);
/** Whether the first section has become `text`, and nothing else has changed. */
const first =
  (text: string) =>
  ({ values: before }: KeyState, { values: after }: KeyState): boolean =>
    after.join() === `${text}${before.join().slice(text.length)}`;
const cleared = ({ values: before }: KeyState, { values: after }: KeyState) =>
  /^(MM|hh)/.test(after.join()) && after.join().slice(2) === before.join().slice(2);
const IN_FIELDS = [
  inField('04')('→', 'ArrowRight', {
    from: field,
    to: ({ values }, { marked }) => marked === values[0]!.slice(3, 5),
  }),
  inField('04')('←', 'ArrowLeft', { from: press(field, 'ArrowRight'), to: { marked: '04' } }),
  inField('04')('↑', 'ArrowUp', { from: field, to: first('05') }),
  inField('12')('↑', 'ArrowUp', { from: field, to: first('01') }),
  inField('09')('↓', 'ArrowDown', { from: field, to: first('08') }),
  inField('01')('↓', 'ArrowDown', { from: field, to: first('12') }),
  inField('04')('Page Up', 'PageUp', { from: field, to: first('09') }),
  inField('09')('Page Down', 'PageDown', { from: field, to: first('04') }),
  inField('04')('Home', 'Home', { from: field, to: first('01') }),
  inField('04')('End', 'End', { from: field, to: first('12') }),
  inField('04')('A digit, such as 8', '8', {
    from: field,
    to: (before, after) =>
      first('08')(before, after) && after.marked === before.values[0]!.slice(3, 5),
  }),
  make(FIELDS, MONTHS_FIRST, 'at 04, letters')('A letter, such as D', 'd', {
    from: field,
    to: ({ values: before }, { values: after }) =>
      before[0]!.startsWith('Apr') && after[0]!.startsWith('Dec'),
  }),
  inField('04')('Backspace, Delete', ['Backspace', 'Delete'], { from: field, to: cleared }),
  inField('04')('Ctrl + A', 'Control+a', {
    from: field,
    to: ({ values }, { marked }) => marked === values[0],
  }),
  inField(
    '04',
    WITH_FIELD.filter((name) => !isTwo(name)),
  )('Tab', 'Tab', {
    from: field,
    to: ({ values: before }, { focus, values: after }) =>
      focus.startsWith('button') && before.join() === after.join(),
  }),
];

const button: From = (page) => page.locator('#scene [aria-label^="Choose"]').first().focus();
const DATE_POPUPS = POPUPS.filter((name) => name.endsWith('DatePicker'));
const PICKER = 'date-pickers/accessibility#keyboard-in-the-date-picker';
const inPicker = make(PICKER, DATE_POPUPS, 'at 04');
const inAnyPicker = make(PICKER, POPUPS, 'at 04');
const popup: From = press(button, 'Enter');
const isOnButton = ({ open, focus }: KeyState) =>
  open.length === 0 && focus.startsWith('button "Choose');
const IN_PICKERS = [
  inPicker('Enter, Space on the button', ['Enter', 'Space'], {
    from: button,
    to: { open: ['dialog'], focus: 'gridcell "17"' },
  }),
  make(
    PICKER,
    POPUPS.filter((name) => !DATE_POPUPS.includes(name)),
    'at 04',
  )([], ['Enter', 'Space'], {
    from: button,
    to: ({ focus: before }, { open, focus }) => open.includes('dialog') && focus !== before,
  }),
  inPicker('Enter, Space on a day', ['Enter', 'Space'], {
    from: press(popup, 'ArrowRight'),
    to: (_, after) => isOnButton(after) && after.values[0] === '04/18/2026',
  }),
  inPicker('Tab', 'Tab', {
    from: popup,
    to: ({ focus: before }, { open, focus }) => open.includes('dialog') && focus !== before,
  }),
  inPicker('Tab', 'Tab', {
    from: press(popup, 'Tab', 'Tab', 'Tab'),
    to: { open: ['dialog'], focus: 'gridcell "17"' },
  }),
  inPicker('Shift + Tab', 'Shift+Tab', {
    from: popup,
    to: ({ focus: before }, { open, focus }) => open.includes('dialog') && focus !== before,
  }),
  inAnyPicker('Esc', 'Escape', { from: popup, to: (_, after) => isOnButton(after) }),
];

/** No table is about them: their fields are buttons that open a dialog. */
const inMobile = make(
  '',
  [
    ...['Date', 'Time', 'DateTime'].map((kind) => `Mobile${kind}Picker`),
    ...['Date', 'DateTime'].map((kind) => `Mobile${kind}RangePicker`),
  ],
  'at 04',
);
const input: From = (page) => page.locator('#scene input').first().focus();
const IN_DIALOGS = [
  inMobile([], ['Enter', 'Space'], {
    from: input,
    to: ({ open: before }, { open }) => before.length === 0 && open.includes('dialog'),
  }),
  inMobile([], 'Tab', {
    from: press(input, 'Enter'),
    to: ({ focus: before }, { open, focus }) => open.includes('dialog') && focus !== before,
  }),
  inMobile([], 'Escape', {
    from: press(input, 'Enter'),
    to: ({ open: before }, { open, focus }) =>
      before.includes('dialog') && open.length === 0 && focus.startsWith('textbox'),
  }),
];

const CALENDAR = 'date-pickers/accessibility#keyboard-in-the-date-calendar';
const OWN = 'date-pickers/date-calendar#keyboard-in-the-calendar';
const CALENDARS = ['DateCalendar', 'StaticDatePicker', 'StaticDateTimePicker'];
const RANGES = ['DateRangeCalendar', 'StaticDateRangePicker'];
const inCalendar = make(CALENDAR, [...CALENDARS, ...RANGES], 'at 04');
const day: From = (page) =>
  page.locator('#scene').getByRole('gridcell', { name: '17', exact: true }).first().focus();
const onDay = (number: string, month?: string): Partial<KeyState> => ({
  focus: `gridcell "${number}"`,
  ...(month ? { shown: month } : {}),
});
const ARROWS = `${OWN}: ← → ↑ ↓`;
const ENDS = `${OWN}: Home End`;
const IN_CALENDARS = [
  inCalendar(['→', ARROWS], 'ArrowRight', { from: day, to: onDay('18') }),
  inCalendar(['←', ARROWS], 'ArrowLeft', { from: day, to: onDay('16') }),
  inCalendar(['↓', ARROWS], 'ArrowDown', { from: day, to: onDay('24') }),
  inCalendar(['↑', ARROWS], 'ArrowUp', { from: day, to: onDay('10') }),
  make(CALENDAR, CALENDARS, 'at 04')(ARROWS, 'ArrowDown', {
    from: press(day, 'ArrowDown'),
    to: onDay('1', 'May 2026'),
  }),
  inCalendar(['Home', ENDS], 'Home', { from: day, to: onDay('12') }),
  inCalendar(['End', ENDS], 'End', { from: press(day, 'ArrowLeft'), to: onDay('18') }),
  make(CALENDAR, CALENDARS, 'at 04')(['Page Up', `${OWN}: Page Up`], 'PageUp', {
    from: day,
    to: onDay('17', 'May 2026'),
  }),
  make(CALENDAR, CALENDARS, 'at 04')(['Page Down', `${OWN}: Page Down`], 'PageDown', {
    from: day,
    to: onDay('17', 'March 2026'),
  }),
  // The picker of date and time goes on to the hours.
  make(CALENDAR, ['DateCalendar', 'StaticDatePicker'], 'at 04')(
    ['Enter, Space', `${OWN}: Enter or Space`],
    ['Enter', 'Space'],
    { from: press(day, 'ArrowRight'), to: { selected: ['18'] } },
  ),
  make('date-pickers/accessibility#keyboard-in-the-date-range-calendar', RANGES, 'at 04')(
    'Enter, Space',
    ['Enter', 'Space'],
    {
      from: press(day, 'ArrowLeft', 'ArrowLeft'),
      to: ({ selected: before }, { selected: after }) =>
        before.join() !== after.join() && after.includes('15'),
    },
  ),
  make('date-pickers/accessibility#keyboard-in-the-date-range-calendar', RANGES, 'at 04')(
    'Enter, Space',
    ['Enter', 'Space'],
    {
      from: press(day, 'ArrowLeft', 'ArrowLeft', 'Enter', 'ArrowDown'),
      to: (_, { selected }) => selected.includes('15') && selected.includes('22'),
    },
  ),
];

const CELLS = 'date-pickers/accessibility#keys-in-months-and-years';
const radio =
  (name: string): From =>
  (page) =>
    page.getByRole('radio', { name, exact: true }).focus();
const onRadio = (name: string): Partial<KeyState> => ({ focus: `radio "${name}"` });
const inMonths = make(CELLS, ['DateCalendar', 'MonthCalendar'], 'at 04, months');
const inYears = make(CELLS, ['DateCalendar', 'YearCalendar'], 'at 04, years');
const IN_CELLS = [
  inMonths('→', 'ArrowRight', { from: radio('April'), to: onRadio('May') }),
  inMonths('←', 'ArrowLeft', { from: radio('April'), to: onRadio('March') }),
  inMonths('↓', 'ArrowDown', { from: radio('April'), to: onRadio('July') }),
  inMonths('↑', 'ArrowUp', { from: radio('April'), to: onRadio('January') }),
  inYears('→', 'ArrowRight', { from: radio('2026'), to: onRadio('2027') }),
  inYears('←', 'ArrowLeft', { from: radio('2026'), to: onRadio('2025') }),
  inYears('↓', 'ArrowDown', { from: radio('2026'), to: onRadio('2029') }),
  inYears('↑', 'ArrowUp', { from: radio('2026'), to: onRadio('2023') }),
  make(CELLS, ['DateCalendar'], 'at 04, months')('Enter, Space', ['Enter', 'Space'], {
    from: press(radio('April'), 'ArrowRight'),
    to: (_, { shown, checked }) => shown === 'May 2026' && checked.length === 0,
  }),
  make(CELLS, ['DateCalendar'], 'at 04, years')('Enter, Space', ['Enter', 'Space'], {
    from: press(radio('2026'), 'ArrowRight'),
    to: (_, { shown, checked }) => shown === 'April 2027' && checked.length === 0,
  }),
];

const RANGE = 'date-pickers/accessibility#keyboard-in-the-date-range-picker';
const inRange = make(
  RANGE,
  RANGE_POPUPS.filter((name) => name.endsWith('DateRangePicker')),
  'at 04',
);
const isOpen = ({ open }: KeyState) => open.length > 0;
const IN_RANGES = [
  inRange('Enter, Space', ['Enter', 'Space'], {
    from: field,
    to: (before, after) => !isOpen(before) && isOpen(after) && after.focus.startsWith('textbox'),
  }),
  inRange('Tab', 'Tab', {
    from: press(field, 'Enter'),
    to: (before, after) =>
      isOpen(after) && after.focus.startsWith('textbox') && after.marked !== before.marked,
  }),
  inRange('Tab', 'Tab', {
    from: press(field, 'Enter', 'Tab'),
    to: (_, after) => !isOpen(after) && after.focus === 'button "After"',
  }),
  inRange('Esc', 'Escape', {
    from: press(field, 'Enter'),
    to: (before, after) => isOpen(before) && !isOpen(after),
  }),
];

const CLOCK = 'date-pickers/accessibility#keyboard-in-clocks-and-time-lists';
const FACE = 'date-pickers/time-clock#keyboard-on-the-clock';
const inClock = make(CLOCK, ['TimeClock', 'StaticTimePicker'], 'at 04');
const face: From = (page) => page.locator('#scene [role="listbox"]').focus();
const hour = (number: number): Partial<KeyState> => ({ selected: [`${number} hours`] });
const IN_CLOCKS = [
  inClock(['↑', `${FACE}: ↑ ↓`], 'ArrowUp', { from: face, to: hour(5) }),
  inClock(['↓', `${FACE}: ↑ ↓`], 'ArrowDown', { from: face, to: hour(3) }),
  inClock(['Page Up', `${FACE}: Page Up Page Down`], 'PageUp', { from: face, to: hour(9) }),
  make(CLOCK, ['TimeClock', 'StaticTimePicker'], 'at 09')(
    ['Page Down', `${FACE}: Page Up Page Down`],
    'PageDown',
    { from: face, to: hour(4) },
  ),
  inClock(['Home', `${FACE}: Home End`], 'Home', {
    from: face,
    to: ({ selected: before }, { selected: after }) => before.join() !== after.join(),
  }),
  inClock(['End', `${FACE}: Home End`], 'End', {
    from: face,
    to: ({ selected: before }, { selected: after }) => before.join() !== after.join(),
  }),
  inClock(['Enter, Space on the hours', `${FACE}: Enter or Space`], ['Enter', 'Space'], {
    from: face,
    to: { selected: ['30 minutes'] },
  }),
];

const LISTS = 'date-pickers/accessibility#keys-in-lists-of-times';
const SHORT = 'date-pickers/digital-clock#keyboard-in-the-lists';
const option =
  (name: string): From =>
  (page) =>
    page.getByRole('option', { name, exact: true }).focus();
const inList = make(LISTS, ['DigitalClock'], 'at 04');
const inColumns = make(LISTS, ['MultiSectionDigitalClock'], 'at 04');
const onTime = (name: string): Partial<KeyState> => ({ focus: `option "${name}"` });
const listCases = (
  inOne: ReturnType<typeof make>,
  names: Readonly<Record<'start' | 'next' | 'previous' | 'down' | 'first' | 'last', string>>,
): KeyCase[] => [
  inOne(['↓', `${SHORT}: ↑ ↓`], 'ArrowDown', { from: option(names.start), to: onTime(names.next) }),
  inOne(['↑', `${SHORT}: ↑ ↓`], 'ArrowUp', {
    from: option(names.start),
    to: onTime(names.previous),
  }),
  inOne(['Page Down', `${SHORT}: Page Up Page Down`], 'PageDown', {
    from: option(names.start),
    to: onTime(names.down),
  }),
  inOne(['Page Up', `${SHORT}: Page Up Page Down`], 'PageUp', {
    from: press(option(names.start), 'PageDown'),
    to: onTime(names.start),
  }),
  inOne(['Home', `${SHORT}: Home End`], 'Home', {
    from: option(names.start),
    to: onTime(names.first),
  }),
  inOne(['End', `${SHORT}: Home End`], 'End', {
    from: option(names.start),
    to: onTime(names.last),
  }),
  inOne(['Enter, Space', `${SHORT}: Enter or Space`], ['Enter', 'Space'], {
    from: press(option(names.start), 'ArrowDown'),
    to: (_, { selected }) => selected.includes(names.next),
  }),
];
const IN_LISTS = [
  ...listCases(inList, {
    start: '04:30 AM',
    next: '05:00 AM',
    previous: '04:00 AM',
    down: '07:00 AM',
    first: '12:00 AM',
    last: '11:30 PM',
  }),
  ...listCases(inColumns, {
    start: '4 hours',
    next: '5 hours',
    previous: '3 hours',
    down: '9 hours',
    first: '12 hours',
    last: '11 hours',
  }),
];

export const CASES: readonly KeyCase[] = [
  ...IN_FIELDS,
  ...IN_PICKERS,
  ...IN_DIALOGS,
  ...IN_CALENDARS,
  ...IN_CELLS,
  ...IN_RANGES,
  ...IN_CLOCKS,
  ...IN_LISTS,
];
