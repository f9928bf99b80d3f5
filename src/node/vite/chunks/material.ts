/** What demos need of Material UI and its style engine. */

const material = (names: readonly string[]) =>
  new RegExp(
    `[\\\\/]@mui[\\\\/]material[\\\\/]esm[\\\\/](${names.join('|')})[\\\\/](?!ThemeProvider)`,
  );

/**
 * Needed by every styled component. Excludes modules that only a demo's own theme provider needs.
 */
export const STYLE_ENGINE = new RegExp(
  [
    '@emotion|stylis|hoist-non-react-statics|react-is|@babel[\\\\/]runtime|clsx|prop-types',
    'use-sync-external-store',
    '@mui[\\\\/](styled-engine|utils|private-theming|x-internals)',
    '@mui[\\\\/]system(?!.*(createCssVarsProvider|useCurrentColorScheme|localStorageManager|InitColorScheme|Stack|Grid|Container|useMediaQuery))',
  ]
    .map((part) => `node_modules[\\\\/](${part})[\\\\/]`)
    .join('|'),
);

export const SURFACES = material([
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
export const BUTTONS = new RegExp(
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
export const POPPER = new RegExp(
  [material(['Popper']).source, 'node_modules[\\\\/]@popperjs[\\\\/]'].join('|'),
);

export const CONTROLS = material([
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

/** What every grid needs of Material UI besides the controls. */
export const GRID_CONTROLS = material(['TableCell', 'Badge', 'Autocomplete', 'Skeleton']);

export const DIALOG = material(['Dialog', 'DialogActions', 'DialogContent']);
