/**
 * Groups the demos' libraries into chunks. By default the bundler creates a small chunk for each
 * set of modules that demos share, so a page requests dozens of them. Each group contains what
 * every demo of a kind needs anyway. The products are not grouped, so that the bundler keeps Pro
 * and Premium code out of the community demos.
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
    '@emotion|stylis|hoist-non-react-statics|react-is|@babel[\\\\/]runtime|clsx|prop-types|reselect',
    'use-sync-external-store|@popperjs|react-transition-group(?!.*CSSTransition)',
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
  'ButtonBase',
  'useLazyRipple',
  'Paper',
  'Typography',
  'Portal',
  'Popper',
  'Button',
  'ButtonGroup',
  'IconButton',
  'Divider',
  'CircularProgress',
  'transitions',
]);

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

/** A checkbox, which needs little of the other controls and is the only one in a tree. */
const CHECKBOX =
  /[\\/]@mui[\\/]material[\\/]esm[\\/](Checkbox|internal|FormControl[\\/](useFormControl|FormControlContext))/;

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
  { name: 'checkbox', test: CHECKBOX },
  { name: 'controls', test: CONTROLS },
  { name: 'demo', test: DEMO_RUNTIME },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
