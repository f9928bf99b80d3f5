/**
 * How the demos' libraries are cut into files. Left alone, the bundler makes one small file for
 * each set of demos that share something, and a page then asks for dozens of them. Each group is
 * what every demo of some kind needs anyway; the products themselves stay with the bundler, which
 * keeps what only Pro or Premium use out of the community demos.
 */

const material = (names: readonly string[]) =>
  new RegExp(
    `[\\\\/]@mui[\\\\/]material[\\\\/]esm[\\\\/](${names.join('|')})[\\\\/](?!ThemeProvider)`,
  );

/** Needed by every styled component, without what only a theme provider of a demo's own asks for. */
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
  'Checkbox',
  'Chip',
  'Tooltip',
  'ClickAwayListener',
  'Unstable_TrapFocus',
  'internal',
]);

/** The demos' own runtime: frame, theme and the settings that it follows. */
const DEMO_RUNTIME =
  /[\\/]src[\\/](islands[\\/]demo[\\/](create-demo-island|demo-cache|demo-theme|DemoErrorBoundary)|theme[\\/])/;

/** Stores that islands share; what the document's own scripts use must not pull in React. */
const STORES =
  /[\\/]src[\\/]state[\\/](create-store|settings[\\/]store|demo[\\/]code-variant-store)\.ts/;
const STORAGE =
  /[\\/]src[\\/](state[\\/](settings[\\/]storage|demo[\\/]code-variant-storage|browser-storage|site[\\/](nav-persistence|services)|page[\\/]tab-choice|island-events)|core[\\/](settings[\\/](settings|theme)|i18n|urls|page[\\/]arrow-keys|site[\\/]services))\.ts|[\\/]config[\\/](?!analytics)|vite[\\/](modulepreload-polyfill|preload-helper)/;

/** In the order of their priority: a module goes into the first group that names it. */
export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'storage', test: STORAGE },
  { name: 'stores', test: STORES },
  { name: 'style-engine', test: STYLE_ENGINE },
  { name: 'surfaces', test: SURFACES },
  { name: 'controls', test: CONTROLS },
  { name: 'demo', test: DEMO_RUNTIME },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
