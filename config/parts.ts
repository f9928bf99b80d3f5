import type { PartsConfig } from '../src/core/api/parts/config.ts';

const CALENDARS = [
  'DateCalendar',
  'DatePicker',
  'DateTimePicker',
  'StaticDatePicker',
  'StaticDateTimePicker',
];
const RANGE_CALENDARS = ['DateRangeCalendar', 'DateRangePicker', 'StaticDateRangePicker'];
const PICKERS = [...CALENDARS, ...RANGE_CALENDARS];
const GRIDS = ['DataGrid'];
const AXES = ['BarChart', 'LineChart', 'ScatterChart', 'Heatmap', 'ChartContainer'];
const TREES = ['RichTreeView', 'SimpleTreeView'];

/** Facts about the elements of the components, which tests compare with what browsers draw. */
export default {
  hosts: [
    {
      class: 'MuiChartsSurface-root',
      components: [
        { name: 'Heatmap', has: '.MuiHeatmap-cell' },
        { name: 'PieChart', has: '.MuiPieArc-root' },
        { name: 'BarChart', has: '.MuiBarElement-root' },
        { name: 'LineChart', has: '.MuiLineElement-root' },
        { name: 'ScatterChart', has: '.MuiScatterChart-root' },
        { name: 'ChartContainer' },
      ],
    },
    {
      class: 'MuiTextField-root',
      components: [
        { name: 'DatePicker', has: '[aria-label^="Choose date"]' },
        { name: 'TimePicker', has: '[aria-label^="Choose time"]' },
        { name: 'TextField' },
      ],
    },
    { class: 'MuiGauge-root', components: [{ name: 'Gauge' }] },
    { class: 'MuiPickersLayout-root', components: [{ name: 'StaticDatePicker' }] },
  ],
  popups: [
    { class: 'MuiPickersPopper-root', component: 'DatePicker', slot: 'popper' },
    { class: 'MuiPickersModalDialog-root', component: 'DatePicker', slot: 'dialog' },
    { class: 'MuiDataGrid-panel', component: 'DataGrid', slot: 'panel' },
    { class: 'MuiDataGrid-menu', component: 'DataGrid', slot: 'basePopper' },
    { class: 'MuiChartsTooltip-root', component: 'LineChart', slot: 'popper' },
  ],
  slots: [
    { class: 'MuiDataGrid-toolbarContainer', components: GRIDS, slot: 'toolbar', takes: 'sx' },
    { class: 'MuiDataGrid-footerContainer', components: GRIDS, slot: 'footer', takes: 'sx' },
    { class: 'MuiDataGrid-cell', components: GRIDS, slot: 'cell', takes: 'style' },
    { class: 'MuiDataGrid-row', components: GRIDS, slot: 'row', takes: 'style' },
    { class: 'MuiDataGrid-checkboxInput', components: GRIDS, slot: 'baseCheckbox', takes: 'sx' },
    { class: 'MuiTablePagination-root', components: GRIDS, slot: 'pagination', takes: 'sx' },
    {
      class: 'MuiPickersCalendarHeader-root',
      components: PICKERS,
      slot: 'calendarHeader',
      takes: 'sx',
    },
    { class: 'MuiDateRangePickerDay-root', components: RANGE_CALENDARS, slot: 'day', takes: 'sx' },
    {
      class: 'MuiPickersDay-root',
      components: CALENDARS,
      slot: 'day',
      takes: 'sx',
      except: 'MuiPickersDay-hiddenDaySpacingFiller',
    },
    {
      class: 'MuiPickersArrowSwitcher-previousIconButton',
      components: PICKERS,
      slot: 'previousIconButton',
      takes: 'sx',
    },
    {
      class: 'MuiPickersArrowSwitcher-nextIconButton',
      components: PICKERS,
      slot: 'nextIconButton',
      takes: 'sx',
    },
    {
      class: 'MuiPickersCalendarHeader-switchViewButton',
      components: CALENDARS,
      slot: 'switchViewButton',
      takes: 'sx',
    },
    {
      class: 'MuiDigitalClock-item',
      components: ['DigitalClock'],
      slot: 'digitalClockItem',
      takes: 'sx',
    },
    { class: 'MuiBarElement-root', components: ['BarChart'], slot: 'bar', takes: 'style' },
    { class: 'MuiLineElement-root', components: ['LineChart'], slot: 'line', takes: 'style' },
    { class: 'MuiChartsAxis-line', components: AXES, slot: 'axisLine', takes: 'style' },
    { class: 'MuiChartsAxis-tick', components: AXES, slot: 'axisTick', takes: 'style' },
    { class: 'MuiChartsAxis-tickLabel', components: AXES, slot: 'axisTickLabel', takes: 'style' },
    { class: 'MuiTreeItem-root', components: TREES, slot: 'item', takes: 'sx' },
  ],
  fixedClasses: [
    'MuiDataGrid-cell--flex',
    'MuiDataGrid-cellEmpty',
    'MuiDataGrid-columnHeader--last',
    'MuiDataGrid-container--bottom',
    'MuiDataGrid-container--top',
  ],
  innerMaterial: [
    ...['ButtonBase', 'Collapse', 'FormControl', 'FormHelperText', 'FormLabel', 'Input'],
    ...['InputAdornment', 'InputBase', 'InputLabel', 'FilledInput', 'OutlinedInput', 'SvgIcon'],
    ...['TablePaginationActions', 'Typography'],
  ],
  unusableKeys: [
    'MuiButton.icon',
    'MuiChartsGrid.horizontalLine',
    'MuiChartsGrid.verticalLine',
    'MuiDataGrid.withBorderColor',
    'MuiHeatmap.arc',
    'MuiTablePagination.select',
  ],
} satisfies PartsConfig;
