/** What the pickers declare before version 7, as far as a change concerns it or leads to it. */
const PROPS = `
export interface PickerSlots { LeftArrowButton?: any; RightArrowButton?: any; PaperContent?: any; [slot: string]: any }
export interface PickerSlotProps { calendarHeader?: any; shortcuts?: any; textField?: any; field?: any; [slot: string]: any }
export interface PickerProps<D = any> {
  components?: PickerSlots;
  componentsProps?: PickerSlotProps;
  slots?: PickerSlots;
  slotProps?: PickerSlotProps;
  defaultCalendarMonth?: any;
  referenceDate?: any;
  dayOfWeekFormatter?: (day: string, date?: any) => string;
  shouldDisableClock?: (value: number, view: any) => boolean;
  shouldDisableTime?: (value: any, view: any) => boolean;
  selectedSections?: any;
  onSelectedSectionsChange?: (sections: any) => void;
  [name: string]: any;
}
export interface PopupProps<D = any> extends PickerProps<D> {
  renderInput?: (params: any) => any; mask?: any; disableMaskedInput?: any; acceptRegex?: any; rifmFormatter?: any;
  inputFormat?: any; leftArrowButtonText?: any; rightArrowButtonText?: any; getClockLabelText?: any;
  getHoursClockNumberText?: any; getMinutesClockNumberText?: any; getSecondsClockNumberText?: any; toolbarTitle?: any;
  getOpenDialogAriaText?: any; getViewSwitchingButtonText?: any; startText?: any; endText?: any; ignoreInvalidInputs?: any;
  okText?: any; cancelText?: any; clearText?: any; todayText?: any; ToolbarComponent?: any; toolbarPlaceholder?: any;
  toolbarFormat?: any; showToolbar?: any; hideTabs?: any; dateRangeIcon?: any; timeIcon?: any; renderDay?: any;
  PopperProps?: any; TransitionComponent?: any; DialogProps?: any; PaperProps?: any; TrapFocusProps?: any;
  InputProps?: any; InputAdornmentProps?: any; OpenPickerButtonProps?: any;
}
export interface ViewProps<D = any> extends PopupProps<D> { date?: any }
export function CalendarPicker<D = any>(props: ViewProps<D>): JSX.Element;
export function MonthPicker<D = any>(props: ViewProps<D>): JSX.Element;
export function YearPicker<D = any>(props: ViewProps<D>): JSX.Element;
export function ClockPicker<D = any>(props: ViewProps<D>): JSX.Element;
export type DateRange<D = any> = any;
export interface PickersDayProps<D = any> { [name: string]: any }
export interface DateRangePickerDayProps<D = any> { [name: string]: any }
export interface UseDateFieldProps<D = any> extends PickerProps<D> {}
export interface UseTimeFieldProps<D = any> extends PickerProps<D> {}
export interface UseDateTimeFieldProps<D = any> extends PickerProps<D> {}
export interface UseDateRangeFieldProps<D = any> extends PickerProps<D> {}
export interface DateFormats { monthAndYear?: any; monthAndDate?: any; fullDateTime?: any; fullDateTime12h?: any; fullDateTime24h?: any; fullDateWithWeekday?: any }
export interface LocalizationProviderProps { dateAdapter?: any; dateFormats?: DateFormats; dateLibInstance?: any; adapterLocale?: any; locale?: any; localeText?: any; children?: any }
export function LocalizationProvider(props: LocalizationProviderProps): JSX.Element;
export interface FieldSection { hasLeadingZeros: boolean; start: number; end: number; startInInput: number; endInInput: number }
export interface PickersShortcutsProps<V = any> { items: any[]; onChange: (value: any, ...rest: any[]) => void; isValid: any; changeImportance?: any; isLandscape?: any }
export interface PickersCalendarHeaderProps<D = any> { currentMonth: any; onMonthChange: any; [name: string]: any }
export interface DateAdapter {
  date: any; dateWithTimezone: any; getDiff: any; getFormatHelperText: any; getMeridiemText: any; getMonthArray: any;
  getNextMonth: any; getPreviousMonth: any; getWeekdays: any; isNull: any; mergeDateAndTime: any; parseISO: any; toISO: any;
  isEqual: any; isValid: any; getYearRange: any; formats: DateFormats;
}
export type MuiPickersAdapter<D = any> = DateAdapter;
export class AdapterDayjs { constructor(options?: any) }
export interface AdapterDayjs extends DateAdapter {}
export class AdapterDateFns { constructor(options?: any) }
export interface AdapterDateFns extends DateAdapter {}
export class AdapterLuxon { constructor(options?: any) }
export interface AdapterLuxon extends DateAdapter {}
export class AdapterMoment { constructor(options?: any) }
export interface AdapterMoment extends DateAdapter {}
`;

/** Components whose props are those of a picker, a calendar, a clock or a field. */
const COMPONENTS = [
  ...['', 'Desktop', 'Mobile', 'Static'].flatMap((device) =>
    ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker', 'DateTimeRangePicker'].map(
      (name) => device + name,
    ),
  ),
  ...['DateCalendar', 'DateRangeCalendar', 'MonthCalendar', 'YearCalendar'],
  ...['TimeClock', 'DigitalClock', 'MultiSectionDigitalClock'],
  ...['DateField', 'TimeField', 'DateTimeField'],
  ...['SingleInputDateRangeField', 'SingleInputTimeRangeField', 'SingleInputDateTimeRangeField'],
  ...['MultiInputDateRangeField', 'MultiInputTimeRangeField', 'MultiInputDateTimeRangeField'],
  ...['PickersLayout', 'PickersCalendarHeader'],
];

/** Only components with a popup had the props of version 5 for it. */
const getProps = (name: string) => (/Picker$/.test(name) ? 'PopupProps' : 'PickerProps');

export const DATE_PICKERS_DECLARATIONS =
  PROPS +
  COMPONENTS.map(
    (name) =>
      `export function ${name}<D = any>(props: ${getProps(name)}<D>): JSX.Element;\n` +
      (name === 'PickersCalendarHeader'
        ? ''
        : `export type ${name}Props<D = any> = ${getProps(name)}<D>;\n`),
  ).join('');
