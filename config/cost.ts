import type { CostConfig } from '../src/core/api/cost/config.ts';

const MATERIAL_COMPONENTS = [
  'Alert',
  'AppBar',
  'Box',
  'Button',
  'Checkbox',
  'Chip',
  'CssBaseline',
  'Dialog',
  'Drawer',
  'IconButton',
  'List',
  'ListItemButton',
  'Paper',
  'Stack',
  'Switch',
  'Tabs',
  'TextField',
  'ThemeProvider',
  'Tooltip',
  'Typography',
  'createTheme',
];

const pick = (from: string, ...names: readonly string[]) => names.map((name) => ({ name, from }));

/** What the cost of imports is measured with. */
export default {
  apps: [
    {
      id: 'react',
      imports: [...pick('react', 'createElement'), ...pick('react-dom/client', 'createRoot')],
    },
    { id: 'material', imports: pick('@mui/material', ...MATERIAL_COMPONENTS) },
  ],
  first: {
    '@mui/x-data-grid': pick('@mui/x-data-grid', 'DataGrid'),
    '@mui/x-data-grid-pro': pick('@mui/x-data-grid-pro', 'DataGridPro'),
    '@mui/x-data-grid-premium': pick('@mui/x-data-grid-premium', 'DataGridPremium'),
    '@mui/x-date-pickers': [
      ...pick('@mui/x-date-pickers', 'DatePicker', 'LocalizationProvider'),
      ...pick('@mui/x-date-pickers/AdapterDayjs', 'AdapterDayjs'),
    ],
    '@mui/x-date-pickers-pro': [
      ...pick('@mui/x-date-pickers-pro', 'DatePicker', 'LocalizationProvider'),
      ...pick('@mui/x-date-pickers-pro/AdapterDayjs', 'AdapterDayjs'),
    ],
    '@mui/x-charts': pick('@mui/x-charts', 'BarChart'),
    '@mui/x-charts-pro': pick('@mui/x-charts-pro', 'BarChartPro'),
    '@mui/x-tree-view': pick('@mui/x-tree-view', 'SimpleTreeView'),
    '@mui/x-tree-view-pro': pick('@mui/x-tree-view-pro', 'RichTreeViewPro'),
  },
  measuredWith: [
    'react',
    'react-dom',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
    'dayjs',
    'date-fns',
    'date-fns-jalali',
    'luxon',
    'moment',
    'moment-hijri',
    'esbuild',
  ],
  unmeasured: [
    {
      path: 'AdapterDateFnsV3',
      reason: 'It needs a later version of date-fns than the one installed here.',
    },
    {
      path: 'AdapterDateFnsJalaliV3',
      reason: 'It needs a later version of date-fns-jalali than the one installed here.',
    },
    { path: 'AdapterMomentJalaali', reason: 'The package moment-jalaali is not installed here.' },
  ],
  cheaper: [
    {
      from: 'DataGridPremium',
      to: 'DataGridPro',
      loses: 'row grouping, aggregation, cell selection, and the export to Excel',
    },
    {
      from: 'DataGridPro',
      to: 'DataGrid',
      loses: 'pinned columns and rows, tree data, master-detail, and several filters at once',
    },
    { from: 'DatePicker', to: 'DesktopDatePicker', loses: 'the dialog for touch screens' },
    { from: 'DatePicker', to: 'DateField', loses: 'the calendar' },
    { from: 'TimePicker', to: 'TimeField', loses: 'the list and the clock' },
    { from: 'DateTimePicker', to: 'DateTimeField', loses: 'the calendar and the clock' },
    { from: 'DateTimePicker', to: 'DesktopDateTimePicker', loses: 'the dialog for touch screens' },
    { from: 'DateRangePicker', to: 'SingleInputDateRangeField', loses: 'the calendar' },
    { from: 'BarChartPro', to: 'BarChart', loses: 'zoom and pan' },
    { from: 'LineChartPro', to: 'LineChart', loses: 'zoom and pan' },
    { from: 'ScatterChartPro', to: 'ScatterChart', loses: 'zoom and pan' },
    { from: 'RichTreeViewPro', to: 'RichTreeView', loses: 'items that can be dragged' },
    { from: 'RichTreeView', to: 'SimpleTreeView', loses: 'items from data' },
    { from: 'AdapterMoment', to: 'AdapterDayjs', loses: 'values that are Moment.js objects' },
    { from: 'AdapterLuxon', to: 'AdapterDayjs', loses: 'values that are Luxon objects' },
    { from: 'AdapterDateFns', to: 'AdapterDayjs', loses: 'values that are plain dates' },
  ],
  releases: ['7.0', '7.5', '7.10', '7.15', '7.20', '7.25'],
} satisfies CostConfig;
