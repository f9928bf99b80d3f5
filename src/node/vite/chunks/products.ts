/** What demos of a product have in common. */

const community = (name: string, parts: readonly string[]) =>
  new RegExp(`[\\\\/]@mui[\\\\/]${name}[\\\\/](?:(?:esm|modern)[\\\\/])?(${parts.join('|')})\\b`);

/** What every cartesian chart needs. The plots themselves are one chunk for each kind. */
export const CHARTS = community('x-charts', [
  'context',
  'hooks',
  'internals',
  'ChartContainer',
  'ResponsiveChartContainer',
  'Charts(Surface|Axis|XAxis|YAxis|AxisHighlight|ClipPath|Grid|OnAxisClickHandler|Overlay|Text|Tooltip)',
  'ChartsLegend[\\\\/](?!ContinuousColorLegend|PiecewiseColorLegend)',
]);

export const PLOTS = community('x-charts', ['(Bar|Line|Pie|Scatter)Chart']);

/** What calendars, clocks, fields and pickers have in common. */
export const PICKERS_BASE = community('x-date-pickers', [
  'icons',
  'locales[\\\\/](enUS|utils)',
  'LocalizationProvider',
  'validation',
  'hooks[\\\\/]usePickersTranslations',
  'internals[\\\\/](utils(?!.*convertFieldResponse)|components[\\\\/]PickersArrowSwitcher)',
  'internals[\\\\/]hooks[\\\\/](useUtils|useValueWithTimezone|useViews|date-helpers-hooks)',
]);

export const CALENDAR = community('x-date-pickers', [
  'DateCalendar',
  'MonthCalendar',
  'YearCalendar',
  'PickersDay',
  'PickersCalendarHeader',
  'dateViewRenderers',
]);

export const CLOCKS = community('x-date-pickers', [
  'TimeClock',
  'DigitalClock',
  'MultiSectionDigitalClock',
  'timeViewRenderers',
]);

export const FIELDS = community('x-date-pickers', [
  'PickersTextField',
  'PickersSectionList',
  'hooks',
  'internals[\\\\/]hooks[\\\\/](useField|defaultizedFieldProps)',
  'internals[\\\\/]utils[\\\\/]convertFieldResponseIntoMuiTextFieldProps',
]);

/** What opens a view beside a field or in a dialog. */
export const PICKERS = community('x-date-pickers', [
  'PickersLayout',
  'PickersActionBar',
  'PickersShortcuts',
  'internals[\\\\/](hooks[\\\\/]use(Desktop|Mobile)?Picker|components)',
]);

/** The kinds of pickers, each with its field. */
export const PICKER_KINDS = community('x-date-pickers', [
  '(?:Desktop|Mobile)?(Date|Time|DateTime)(?:Picker|Field)',
]);

/** What every tree needs. */
export const TREE_VIEW =
  /\/@mui\/x-tree-view\/(?!.*(TreeItem2\/TreeItem2|useTreeItem2\/|useTreeItem2Utils|SimpleTreeView|useTreeViewJSXItems))/;

/** Items that readers may edit. */
export const TREE_ITEM_2 =
  /\/@mui\/x-tree-view\/(?=.*(TreeItem2\/TreeItem2|useTreeItem2\/|useTreeItem2Utils))/;

/** What every demo of a paid plan needs. */
export const LICENSE = /\/@mui\/x-license\/|\/src\/islands\/demo\/license\.ts/;
