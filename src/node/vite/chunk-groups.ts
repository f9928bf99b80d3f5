/**
 * Groups the demos' libraries into chunks. By default the bundler creates a small chunk for each
 * set of modules that demos share, so a page requests dozens of them. Each group contains what
 * every demo of a kind needs anyway. The packages of Pro and Premium are not grouped, so that the
 * bundler keeps them out of the community demos.
 */

const material = (names: readonly string[]) =>
  new RegExp(
    `[\\\\/]@mui[\\\\/]material[\\\\/]esm[\\\\/](${names.join('|')})[\\\\/](?!ThemeProvider)`,
  );

/**
 * Needed by every styled component. Excludes modules that only a demo's own theme provider needs.
 */
const STYLE_ENGINE = new RegExp(
  [
    '@emotion|stylis|hoist-non-react-statics|react-is|@babel[\\\\/]runtime|clsx|prop-types',
    'use-sync-external-store',
    '@mui[\\\\/](styled-engine|utils|private-theming|x-internals)',
    '@mui[\\\\/]system(?!.*(createCssVarsProvider|useCurrentColorScheme|localStorageManager|InitColorScheme|Stack|Grid|Container|useMediaQuery))',
  ]
    .map((part) => `node_modules[\\\\/](${part})[\\\\/]`)
    .join('|'),
);

const SURFACES = material([
  'styles',
  'utils',
  'colors',
  'zero-styled',
  'DefaultPropsProvider',
  'GlobalStyles',
  'SvgIcon',
  'Paper',
  'Typography',
  'Portal',
]);

/** Buttons, the transitions of their ripples, and checkboxes. Not needed by most charts. */
const BUTTONS = new RegExp(
  [
    material([
      'ButtonBase',
      'useLazyRipple',
      'Button',
      'ButtonGroup',
      'IconButton',
      'Divider',
      'CircularProgress',
      'transitions',
      'Checkbox',
      'internal',
    ]).source,
    '@mui[\\\\/]material[\\\\/]esm[\\\\/]FormControl[\\\\/](useFormControl|FormControlContext)',
    'node_modules[\\\\/]react-transition-group[\\\\/](?!.*CSSTransition)',
  ].join('|'),
);

/** Whatever opens beside an element. Not needed by trees. */
const POPPER = new RegExp(
  [material(['Popper']).source, 'node_modules[\\\\/]@popperjs[\\\\/]'].join('|'),
);

const CONTROLS = material([
  'TextField',
  'Select',
  'NativeSelect',
  'Menu',
  'MenuItem',
  'MenuList',
  'List',
  'ListItemIcon',
  'ListItemText',
  'ListSubheader',
  'Modal',
  'Backdrop',
  'Popover',
  'Fade',
  'Grow',
  'InputBase',
  'Input',
  'FilledInput',
  'OutlinedInput',
  'InputLabel',
  'InputAdornment',
  'FormControl',
  'FormControlLabel',
  'FormHelperText',
  'FormLabel',
  'TextareaAutosize',
  'Chip',
  'Tooltip',
  'ClickAwayListener',
  'Unstable_TrapFocus',
]);

const community = (name: string, parts: readonly string[]) =>
  new RegExp(`[\\\\/]@mui[\\\\/]${name}[\\\\/](?:(?:esm|modern)[\\\\/])?(${parts.join('|')})\\b`);

/** What every grid needs of Material UI besides the controls. */
const GRID_CONTROLS = material(['TableCell', 'Badge', 'Autocomplete', 'Skeleton']);

/** What every cartesian chart needs. The plots themselves are one chunk for each kind. */
const CHARTS = community('x-charts', [
  'context',
  'hooks',
  'internals',
  'ChartContainer',
  'ResponsiveChartContainer',
  'Charts(Surface|Axis|XAxis|YAxis|AxisHighlight|ClipPath|Grid|Legend|OnAxisClickHandler|Overlay|Text|Tooltip)',
]);

const PLOTS = community('x-charts', ['(Bar|Line|Pie|Scatter)Chart']);

/** What calendars, clocks, fields and pickers have in common. */
const PICKERS_BASE = community('x-date-pickers', [
  'icons',
  'locales[\\\\/](enUS|utils)',
  'LocalizationProvider',
  'validation',
  'hooks[\\\\/]usePickersTranslations',
  'internals[\\\\/](utils(?!.*convertFieldResponse)|components[\\\\/]PickersArrowSwitcher)',
  'internals[\\\\/]hooks[\\\\/](useUtils|useValueWithTimezone|useViews|date-helpers-hooks)',
]);

const CALENDAR = community('x-date-pickers', [
  'DateCalendar',
  'MonthCalendar',
  'YearCalendar',
  'PickersDay',
  'PickersCalendarHeader',
  'dateViewRenderers',
]);

const CLOCKS = community('x-date-pickers', [
  'TimeClock',
  'DigitalClock',
  'MultiSectionDigitalClock',
  'timeViewRenderers',
]);

const FIELDS = community('x-date-pickers', [
  'PickersTextField',
  'PickersSectionList',
  'hooks',
  'internals[\\\\/]hooks[\\\\/](useField|defaultizedFieldProps)',
  'internals[\\\\/]utils[\\\\/]convertFieldResponseIntoMuiTextFieldProps',
]);

/** What opens a view beside a field or in a dialog. */
const PICKERS = community('x-date-pickers', [
  'PickersLayout',
  'PickersActionBar',
  'PickersShortcuts',
  'internals[\\\\/](hooks[\\\\/]use(Desktop|Mobile)?Picker|components)',
]);

/** The kinds of pickers, each with its field. */
const PICKER_KINDS = community('x-date-pickers', [
  '(?:Desktop|Mobile)?(Date|Time|DateTime)(?:Picker|Field)',
]);

const TREE_VIEW = /[\\/]@mui[\\/]x-tree-view[\\/]/;

const DIALOG = material(['Dialog', 'DialogActions', 'DialogContent']);

/** The demo runtime: the frame, the theme and the settings that it depends on. */
const DEMO_RUNTIME =
  /[\\/]src[\\/](islands[\\/]demo[\\/](create-demo-island|settings[\\/]|DemoErrorBoundary)|theme[\\/])/;

/** Stores as hooks. Separate from `STORAGE`, whose modules must not pull in React. */
const STORES =
  /[\\/]src[\\/]state[\\/](use-store|settings[\\/]use-settings|demo[\\/]code-variant-store)\.ts/;
const STORAGE =
  /[\\/]src[\\/](state[\\/](create-store|settings[\\/](storage|store)|demo[\\/]code-variant-storage|browser-storage|site[\\/](nav-persistence|services)|page[\\/]tab-choice|island-events)|core[\\/](settings[\\/](settings|theme)|i18n|urls|page[\\/]arrow-keys|site[\\/]services))\.ts|[\\/]config[\\/](?!analytics)|vite[\\/](modulepreload-polyfill|preload-helper)/;

/** Chunk groups by descending priority. A module belongs to the first group that matches it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'storage', test: STORAGE },
  { name: 'stores', test: STORES },
  { name: 'style-engine', test: STYLE_ENGINE },
  { name: 'surfaces', test: SURFACES },
  { name: 'popper', test: POPPER },
  { name: 'buttons', test: BUTTONS },
  { name: 'controls', test: CONTROLS },
  { name: 'grid-controls', test: GRID_CONTROLS },
  { name: 'dialog', test: DIALOG },
  { name: 'charts', test: CHARTS },
  { name: (id: string) => PLOTS.exec(id)![1]!, test: PLOTS },
  { name: 'pickers-base', test: PICKERS_BASE },
  { name: 'calendar', test: CALENDAR },
  { name: 'clocks', test: CLOCKS },
  { name: 'fields', test: FIELDS },
  { name: 'pickers', test: PICKERS },
  { name: (id: string) => `${PICKER_KINDS.exec(id)![2]}Picker`, test: PICKER_KINDS },
  { name: 'tree-view', test: TREE_VIEW },
  { name: 'demo', test: DEMO_RUNTIME },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
