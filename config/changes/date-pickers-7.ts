import type { Change } from '../../src/core/upgrade/change.ts';

const product = 'date-pickers';
const to = 7;

/** Locales of the pickers 6.20.2. */
const LOCALES = [
  ...['beBY', 'caES', 'csCZ', 'daDK', 'deDE', 'elGR', 'enUS', 'esES', 'eu', 'faIR', 'fiFI'],
  ...['frFR', 'heIL', 'huHU', 'isIS', 'itIT', 'jaJP', 'koKR', 'kzKZ', 'mk', 'nbNO', 'nlNL'],
  ...['plPL', 'ptBR', 'roRO', 'ruRU', 'skSK', 'svSE', 'trTR', 'ukUA', 'urPK', 'viVN', 'zhCN'],
  ...['zhHK'],
];

const withDevice = (names: readonly string[]) =>
  names.flatMap((name) => [name, `Desktop${name}`, `Mobile${name}`, `Static${name}`]);

/** What has types of slots in the pickers 6.20.2, by the ending of the type. */
const WITH_SLOTS_COMPONENTS = ['DatePicker', 'DateTimePicker', 'DateRangePicker', 'TimePicker'];
const WITH_SLOTS_COMPONENT = [
  ...withDevice(WITH_SLOTS_COMPONENTS).filter((name) => !WITH_SLOTS_COMPONENTS.includes(name)),
  ...['DateCalendar', 'DateRangeCalendar', 'DigitalClock', 'MultiSectionDigitalClock'],
  ...['ExportedPickersLayout', 'PickersLayout', 'PickersCalendarHeader', 'TimeClock'],
];

const getSlotTypes = (names: readonly string[], ending: string) =>
  names.flatMap((name) => [
    [`export ${name}${ending}`, `${name}Slots`],
    [
      `export ${name}${ending === 'SlotsComponent' ? 'SlotsComponentsProps' : `${ending}Props`}`,
      `${name}SlotProps`,
    ],
  ]);

/** The breaking changes of the pickers from 6.20.2 to 7.29.4. */
export const DATE_PICKERS_7: readonly Change[] = [
  {
    id: 'pickers-7-components',
    product,
    to,
    kind: 'renamed',
    names: { 'PickerProps.components': 'slots' },
    rewrite: 'slots',
    advice: '`components` is `slots`, with names that start with a lowercase letter.',
    section: 'slots-slots-slotprops',
  },
  {
    id: 'pickers-7-components-props',
    product,
    to,
    kind: 'renamed',
    names: { 'PickerProps.componentsProps': 'slotProps' },
    rewrite: 'slots',
    advice: '`componentsProps` is `slotProps`.',
    section: 'slots-slots-slotprops',
  },
  {
    id: 'pickers-7-slot-types',
    product,
    to,
    kind: 'renamed',
    names: Object.fromEntries([
      ...getSlotTypes(WITH_SLOTS_COMPONENTS, 'SlotsComponents'),
      ...getSlotTypes(WITH_SLOTS_COMPONENT, 'SlotsComponent'),
    ]),
    rewrite: 'rename',
    advice: 'Types of slots end in `Slots` and `SlotProps`.',
    section: 'types-of-slots-datepickerslots',
  },
  {
    id: 'pickers-7-calendar-header',
    product,
    to,
    kind: 'path',
    names: {
      'export PickersCalendarHeader': '/PickersCalendarHeader',
      'export PickersCalendarHeaderProps': '/PickersCalendarHeader',
      'export ExportedPickersCalendarHeaderProps': '/PickersCalendarHeader',
      'export pickersCalendarHeaderClasses': '/PickersCalendarHeader',
    },
    rewrite: 'move',
    onlyFrom: '/DateCalendar',
    advice: 'The calendar header is imported from `PickersCalendarHeader`.',
    section: 'custom-shortcuts-and-calendar-header',
  },
  {
    id: 'pickers-7-shortcuts',
    product,
    to,
    kind: 'signature',
    names: { 'PickersShortcutsProps.onChange': null },
    rewrite: 'shortcut',
    advice:
      "`onChange` of the slot `shortcuts` needs three arguments: the value, `'accept'` or `'set'`, and the shortcut with its `id` and `label`.",
    section: 'custom-shortcuts-and-calendar-header',
  },
  {
    id: 'pickers-7-disabled-times',
    product,
    to,
    kind: 'signature',
    names: { 'PickerProps.shouldDisableClock': 'shouldDisableTime' },
    rewrite: 'disabledTimes',
    advice:
      '`shouldDisableTime` replaces the prop. It receives a date instead of the number of hours, minutes, or seconds.',
    section: 'disabled-times-shoulddisabletime',
  },
  {
    id: 'pickers-7-reference-date',
    product,
    to,
    kind: 'renamed',
    names: { 'PickerProps.defaultCalendarMonth': 'referenceDate' },
    rewrite: 'rename',
    advice:
      '`referenceDate` sets the month, and also fills the parts of a date that the user has not chosen: check its day and its time.',
    section: 'first-month-of-the-calendar-referencedate',
  },
  {
    id: 'pickers-7-weekdays',
    product,
    to,
    kind: 'signature',
    names: { 'PickerProps.dayOfWeekFormatter': null },
    rewrite: 'weekday',
    advice:
      'The function receives only the date, not the name of the day. Format the date instead.',
    section: 'names-of-weekdays-dayofweekformatter',
  },
  {
    id: 'pickers-7-selected-sections',
    product,
    to,
    kind: 'type',
    names: { 'PickerProps.selectedSections': null },
    rewrite: 'selectedSections',
    advice: "The prop takes an index, the name of a section, `'all'`, or `null`.",
    section: 'sections-of-a-field-selectedsections',
  },
  {
    id: 'pickers-7-field-section',
    product,
    to,
    kind: 'renamed',
    names: { 'FieldSection.hasLeadingZeros': 'hasLeadingZerosInFormat' },
    rewrite: 'rename',
    advice: '`hasLeadingZeros` of a section is `hasLeadingZerosInFormat`.',
    section: 'sections-of-a-field-selectedsections',
  },
  {
    id: 'pickers-7-section-offsets',
    product,
    to,
    kind: 'removed',
    names: {
      'FieldSection.start': null,
      'FieldSection.end': null,
      'FieldSection.startInInput': null,
      'FieldSection.endInInput': null,
    },
    advice: 'Sections no longer know where they are in the text.',
    section: 'sections-of-a-field-selectedsections',
  },
  {
    id: 'pickers-7-field-hooks',
    product,
    to,
    kind: 'signature',
    names: {
      'export unstable_useDateField': null,
      'export unstable_useTimeField': null,
      'export unstable_useDateTimeField': null,
      'export unstable_useSingleInputDateRangeField': null,
      'export unstable_useSingleInputTimeRangeField': null,
      'export unstable_useSingleInputDateTimeRangeField': null,
    },
    rewrite: 'fieldHook',
    advice:
      'The props are the only argument, with `inputRef` among them, and what was returned as `ref` is `inputRef`. Take `enableAccessibleFieldDOMStructure` out before you spread the rest.',
    section: 'field-hooks-unstable-usedatefield',
  },
  {
    id: 'pickers-7-clearable-field',
    product,
    to,
    kind: 'signature',
    names: { 'export useClearableField': null },
    rewrite: 'clearableField',
    advice: 'The hook takes the props of the field as one object, and returns one object.',
    section: 'clear-button-of-a-custom-field-useclearablefield',
  },
  {
    id: 'pickers-7-field-types',
    product,
    to,
    kind: 'type',
    names: {
      'export UseDateFieldProps': null,
      'export UseTimeFieldProps': null,
      'export UseDateTimeFieldProps': null,
      'export BaseSingleInputFieldProps': null,
    },
    rewrite: 'fieldType',
    advice:
      'The type has a parameter for the DOM structure of the field: `false` is the one of version 6.',
    section: 'field-hooks-unstable-usedatefield',
  },
  {
    id: 'pickers-7-formats',
    product,
    to,
    kind: 'removed',
    names: {
      'DateFormats.monthAndYear': null,
      'DateFormats.monthAndDate': null,
      'DateFormats.fullDateTime': null,
      'DateFormats.fullDateTime12h': null,
      'DateFormats.fullDateTime24h': null,
      'DateFormats.fullDateWithWeekday': null,
    },
    advice:
      'The format is gone: join two others, or set `format` of the slot `calendarHeader` for the month and the year.',
    section: 'formats-dateformats',
  },
  {
    id: 'pickers-7-date-lib-instance',
    product,
    to,
    kind: 'behavior',
    names: { 'LocalizationProviderProps.dateLibInstance': null },
    rewrite: 'dateLibInstance',
    advice:
      'The Day.js adapter ignores `dayjs.utc` here. Extend Day.js with the plugin `utc`, and set `timezone="UTC"` on the pickers.',
    section: 'day-js-utc-and-customparseformat',
  },
  {
    id: 'pickers-7-day-picker-classes',
    product,
    to,
    kind: 'renamed',
    names: { 'export dayPickerClasses': 'dayCalendarClasses' },
    rewrite: 'rename',
    advice: '`dayPickerClasses` is `dayCalendarClasses`.',
    section: 'renamed-and-moved-exports',
  },
  {
    id: 'pickers-7-locales',
    product,
    to,
    kind: 'path',
    names: Object.fromEntries(LOCALES.map((name) => [`export ${name}`, '/locales'])),
    rewrite: 'move',
    isRootOnly: true,
    advice: 'Locales are imported from the path `locales` of the package.',
    section: 'renamed-and-moved-exports',
  },
  {
    id: 'pickers-7-view-renderers',
    product,
    to,
    kind: 'removed',
    names: {
      'export renderDesktopDateTimeView': null,
      'module @mui/x-date-pickers/dateTimeViewRenderers': null,
    },
    advice:
      'Set a renderer for each view in `viewRenderers`, such as `renderDateViewCalendar` and `renderMultiSectionDigitalClockTimeView`.',
    section: 'renamed-and-moved-exports',
  },
  {
    id: 'pickers-7-removed-types',
    product,
    to,
    kind: 'removed',
    names: {
      'export UseDateFieldDefaultizedProps': null,
      'export UseTimeFieldDefaultizedProps': null,
      'export UseDateTimeFieldDefaultizedProps': null,
      'export UseSingleInputDateRangeFieldComponentProps': null,
      'export UseSingleInputTimeRangeFieldComponentProps': null,
      'export UseSingleInputDateTimeRangeFieldComponentProps': null,
      'export AdapterUnits': null,
      'export DEFAULT_LOCALE': null,
    },
    advice: 'The export is gone, without a successor.',
    section: 'renamed-and-moved-exports',
  },
  {
    id: 'pickers-7-adapter-methods',
    product,
    to,
    kind: 'removed',
    names: {
      'DateAdapter.dateWithTimezone': 'date(value, timezone)',
      'DateAdapter.getDiff': null,
      'DateAdapter.getFormatHelperText': null,
      'DateAdapter.getMeridiemText': null,
      'DateAdapter.getMonthArray': null,
      'DateAdapter.getNextMonth': 'addMonths(value, 1)',
      'DateAdapter.getPreviousMonth': 'addMonths(value, -1)',
      'DateAdapter.getWeekdays': null,
      'DateAdapter.isNull': 'value === null',
      'DateAdapter.mergeDateAndTime': null,
      'DateAdapter.parseISO': 'date(text)',
      'DateAdapter.toISO': 'toJsDate(value).toISOString()',
    },
    rewrite: 'adapter',
    advice: 'The method is gone. Use the function of your date library, or another method.',
    section: 'removed-methods-of-the-adapters',
  },
  {
    id: 'pickers-7-year-range',
    product,
    to,
    kind: 'signature',
    names: { 'DateAdapter.getYearRange': 'getYearRange([start, end])' },
    rewrite: 'adapter',
    advice: '`getYearRange` receives one array.',
    section: 'changed-methods-of-the-adapters',
  },
  {
    id: 'pickers-7-license',
    product,
    to,
    kind: 'path',
    names: { 'module @mui/x-license-pro': '@mui/x-license' },
    advice: 'The package of the license is `@mui/x-license`. Install it, and remove the old one.',
    section: 'license-package-mui-x-license',
  },
  {
    id: 'pickers-7-legacy-folder',
    product,
    to,
    kind: 'removed',
    names: {
      'module @mui/x-date-pickers/legacy': null,
      'module @mui/x-date-pickers-pro/legacy': null,
    },
    advice:
      'The folder `legacy` is gone. Import from the package, and transpile it for old browsers.',
    section: 'build-tools-and-browsers',
  },
];
