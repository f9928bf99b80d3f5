/**
 * What demos need of Material UI and its style engine. Each group holds what the same kinds of demos
 * need, so that a tree does not wait for the buttons of a picker. The bundler writes paths with `/`
 * on every system.
 */

const anyOf = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/** Components and other folders of Material UI. */
const material = (...names: readonly string[]) =>
  `/@mui/material/esm/(${names.join('|')})/(?!ThemeProvider)`;

/** Keyframes, and what Emotion imports along with them. */
const KEYFRAMES = '/@emotion/react/dist/emotion-react\\.browser';

/**
 * Needed by every styled component. Excludes modules that only a demo's own theme provider needs,
 * and the copy of Stylis that only right-to-left demos use.
 */
export const STYLE_ENGINE = anyOf(
  '/@emotion/(?!react/dist/emotion-react\\.browser)',
  '/node_modules/(react-is|clsx|use-sync-external-store)/',
  '/@babel/runtime/helpers/esm/(extends|objectWithoutPropertiesLoose|toPropertyKey)\\.js',
  '/@mui/(styled-engine|utils|private-theming|x-internals)/',
  '/@mui/system/(?!.*(createCssVarsProvider|useCurrentColorScheme|localStorageManager|InitColorScheme|Stack|Grid|Container|useMediaQuery))',
);

/** The theme, and how components read it. */
export const THEME = anyOf(
  material('styles', 'colors', 'zero-styled', 'DefaultPropsProvider', 'Box'),
  '/@mui/material/esm/utils/(?!createSvgIcon|mergeSlotProps|useSlot)',
);

/** Whatever opens beside an element. Trees have nothing of the kind. */
export const POPPER = anyOf(material('Popper', 'Portal', 'Typography'), '/@popperjs/');

/** Icons, and what reacts to a press. Most charts have neither. */
export const RIPPLES = anyOf(
  material('SvgIcon', 'ButtonBase', 'useLazyRipple', 'transitions'),
  '/@mui/material/esm/utils/(createSvgIcon|mergeSlotProps|useSlot)',
  '/@mui/material/esm/FormControl/(useFormControl|FormControlContext)',
  '/node_modules/(prop-types|hoist-non-react-statics)/',
  '/react-transition-group/(?!.*CSSTransition)',
  KEYFRAMES,
);

/** In grids and trees, but not in pickers. */
export const CHECKBOX = anyOf(
  material('Checkbox'),
  '/@mui/material/esm/internal/([sS]witchBase|svg-icons/\\w*CheckBox)',
);

/** In grids and pickers, but not in trees. */
export const BUTTONS = anyOf(
  material('Button', 'IconButton', 'CircularProgress'),
  '/@mui/material/esm/ButtonGroup/ButtonGroup(Button)?Context',
);

/** Fields and selects, with the menus and dialogs that these open. */
export const CONTROLS = anyOf(
  material(
    'TextField',
    'Select',
    'NativeSelect',
    'Menu',
    'MenuList',
    'List',
    'Modal',
    'Backdrop',
    'Popover',
    'Paper',
    'Fade',
    'Grow',
    'InputBase',
    'Input',
    'FilledInput',
    'OutlinedInput',
    'InputLabel',
    'InputAdornment',
    'FormControl',
    'FormHelperText',
    'FormLabel',
    'TextareaAutosize',
    'GlobalStyles',
    'Chip',
    'Unstable_TrapFocus',
  ),
);

/** What toolbars and menus of grids need, and demos of their own controls. Not needed by pickers. */
export const MENUS = anyOf(
  material(
    'Tooltip',
    'MenuItem',
    'ListItemIcon',
    'ListItemText',
    'ListSubheader',
    'FormControlLabel',
    'ClickAwayListener',
    'Divider',
  ),
);

/** What every grid needs of Material UI besides the controls. */
export const GRID_CONTROLS = anyOf(
  material('TableCell', 'Badge', 'Autocomplete', 'Skeleton'),
  '/@mui/material/esm/internal/svg-icons/(Keyboard|First|Last)',
);

export const DIALOG = anyOf(material('Dialog', 'DialogActions', 'DialogContent'));
