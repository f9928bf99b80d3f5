import { getDensityOverrides } from '../theme.ts';

export type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

export type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json };

/**
 * A place of a theme that a setting writes: a path in the options of `createTheme`, or in the style
 * overrides of a component's slot.
 */
export interface Place {
  /** Names from the options or, for a style, from the overrides of the slot. */
  path: readonly string[];
  /** Component and slot of a style override. */
  style?: readonly [component: string, slot: string];
  /** What stands there for a value that is not written as it is. */
  values?: Readonly<Record<string, Json>>;
}

interface BaseControl<Id extends string> {
  id: Id;
  group: ControlGroup;
  places: readonly [Place, ...Place[]];
}

/** A color, which the light and the dark scheme have apart. */
export interface ColorControl extends BaseControl<ColorId> {
  kind: 'color';
  /** What Material UI paints without the setting, translucent colors on the background. */
  initial: Readonly<Record<Scheme, string>>;
}

export interface NumberControl extends BaseControl<CommonId> {
  kind: 'number';
  min: number;
  max: number;
  step: number;
  unit: 'px' | '';
  initial: number;
}

export interface ChoiceControl extends BaseControl<CommonId> {
  kind: 'choice';
  choices: readonly string[];
  initial: string;
}

/** Names of font families, as in CSS. */
export interface FontControl extends BaseControl<CommonId> {
  kind: 'font';
  initial: string;
}

/** A list of colors. */
export interface ColorsControl extends BaseControl<CommonId> {
  kind: 'colors';
}

export type CommonControl = NumberControl | ChoiceControl | FontControl | ColorsControl;
export type Control = ColorControl | CommonControl;

export const CONTROL_GROUPS = [
  'palette',
  'surface',
  'shape',
  'type',
  'grid',
  'pickers',
  'charts',
  'tree',
] as const;
export type ControlGroup = (typeof CONTROL_GROUPS)[number];

export type ColorId =
  | 'primary'
  | 'secondary'
  | 'error'
  | 'warning'
  | 'info'
  | 'success'
  | 'background'
  | 'paper'
  | 'text'
  | 'textSecondary'
  | 'divider'
  | 'gridHeader'
  | 'gridPinned'
  | 'gridSelected'
  | 'gridBorder'
  | 'today'
  | 'chartAxis'
  | 'chartGrid';

export type CommonId =
  | 'radius'
  | 'spacing'
  | 'density'
  | 'elevation'
  | 'fontFamily'
  | 'fontSize'
  | 'mediumWeight'
  | 'boldWeight'
  | 'capitals'
  | 'rowHeight'
  | 'headerHeight'
  | 'dayShape'
  | 'chartColors'
  | 'indent'
  | 'itemRadius';

function color(
  id: ColorId,
  group: ControlGroup,
  [light, dark]: readonly [string, string],
  ...places: [Place, ...Place[]]
): ColorControl {
  return { kind: 'color', id, group, initial: { light, dark }, places };
}

const inPalette = (...path: string[]): Place => ({ path: ['palette', ...path] });
const inStyle = (component: string, slot: string, ...path: string[]): Place => ({
  style: [component, slot],
  path,
});
const asDefault = (component: string, prop: string): Place => ({
  path: ['components', component, 'defaultProps', prop],
});

export const COLOR_CONTROLS: readonly ColorControl[] = [
  color('primary', 'palette', ['#1976d2', '#90caf9'], inPalette('primary', 'main')),
  color('secondary', 'palette', ['#9c27b0', '#ce93d8'], inPalette('secondary', 'main')),
  color('error', 'palette', ['#d32f2f', '#f44336'], inPalette('error', 'main')),
  color('warning', 'palette', ['#ed6c02', '#ffa726'], inPalette('warning', 'main')),
  color('info', 'palette', ['#0288d1', '#29b6f6'], inPalette('info', 'main')),
  color('success', 'palette', ['#2e7d32', '#66bb6a'], inPalette('success', 'main')),
  color('background', 'surface', ['#ffffff', '#121212'], inPalette('background', 'default')),
  color('paper', 'surface', ['#ffffff', '#121212'], inPalette('background', 'paper')),
  color('text', 'surface', ['#212121', '#ffffff'], inPalette('text', 'primary')),
  color('textSecondary', 'surface', ['#666666', '#b8b8b8'], inPalette('text', 'secondary')),
  color('divider', 'surface', ['#e0e0e0', '#2e2e2e'], inPalette('divider')),
  color(
    'gridHeader',
    'grid',
    ['#ffffff', '#121212'],
    inStyle('MuiDataGrid', 'root', '--DataGrid-containerBackground'),
  ),
  color(
    'gridPinned',
    'grid',
    ['#ffffff', '#121212'],
    inStyle('MuiDataGrid', 'root', '--DataGrid-pinnedBackground'),
  ),
  color(
    'gridSelected',
    'grid',
    ['#edf4fb', '#262d33'],
    inStyle('MuiDataGrid', 'row', '&.Mui-selected, &.Mui-selected:hover', 'backgroundColor'),
  ),
  color(
    'gridBorder',
    'grid',
    ['#e0e0e0', '#515151'],
    inStyle('MuiDataGrid', 'root', '--DataGrid-rowBorderColor'),
    inStyle('MuiDataGrid', 'root', 'borderColor'),
  ),
  color(
    'today',
    'pickers',
    ['#666666', '#b8b8b8'],
    inStyle('MuiPickersDay', 'today', '&:not(.Mui-selected)', 'borderColor'),
  ),
  color(
    'chartAxis',
    'charts',
    ['#212121', '#ffffff'],
    inStyle('MuiChartsAxis', 'root', '& .MuiChartsAxis-line, & .MuiChartsAxis-tick', 'stroke'),
  ),
  color(
    'chartGrid',
    'charts',
    ['#e0e0e0', '#2e2e2e'],
    inStyle('MuiChartsGrid', 'root', '& .MuiChartsGrid-line', 'stroke'),
  ),
];

/** A choice with one value besides that of Material UI writes all that `places` lists. */
function dense(): [Place, ...Place[]] {
  const places = Object.entries(getDensityOverrides(true)).flatMap(
    ([component, { defaultProps = {} }]) =>
      Object.entries(defaultProps)
        // The heights of rows have settings of their own.
        .filter(() => component !== 'MuiDataGrid')
        .map(([prop, value]): Place => ({
          ...asDefault(component, prop),
          values: { compact: value },
        })),
  );
  return [{ ...asDefault('MuiDataGrid', 'density'), values: { compact: 'compact' } }, ...places];
}

const CHARTS = ['MuiBarChart', 'MuiLineChart', 'MuiPieChart', 'MuiScatterChart'] as const;

function number(
  id: CommonId,
  group: ControlGroup,
  [min, initial, max]: readonly [number, number, number],
  places: [Place, ...Place[]],
  { step = 1, unit = 'px' }: { step?: number; unit?: 'px' | '' } = {},
): NumberControl {
  return { kind: 'number', id, group, min, max, step, unit, initial, places };
}

export const COMMON_CONTROLS: readonly CommonControl[] = [
  number('radius', 'shape', [0, 4, 24], [{ path: ['shape', 'borderRadius'] }]),
  number('spacing', 'shape', [4, 8, 16], [{ path: ['spacing'] }]),
  {
    kind: 'choice',
    id: 'density',
    group: 'shape',
    choices: ['standard', 'compact'],
    initial: 'standard',
    places: dense(),
  },
  {
    kind: 'choice',
    id: 'elevation',
    group: 'shape',
    choices: ['shadows', 'outlines'],
    initial: 'shadows',
    places: [
      { ...asDefault('MuiPaper', 'elevation'), values: { outlines: 0 } },
      {
        ...inStyle('MuiPaper', 'root', 'border'),
        values: { outlines: '1px solid var(--mui-palette-divider)' },
      },
    ],
  },
  {
    kind: 'font',
    id: 'fontFamily',
    group: 'type',
    initial: 'Roboto, Helvetica, Arial, sans-serif',
    places: [{ path: ['typography', 'fontFamily'] }],
  },
  number('fontSize', 'type', [10, 14, 20], [{ path: ['typography', 'fontSize'] }]),
  number('mediumWeight', 'type', [400, 500, 800], [{ path: ['typography', 'fontWeightMedium'] }], {
    step: 50,
    unit: '',
  }),
  number('boldWeight', 'type', [500, 700, 900], [{ path: ['typography', 'fontWeightBold'] }], {
    step: 50,
    unit: '',
  }),
  {
    kind: 'choice',
    id: 'capitals',
    group: 'type',
    choices: ['uppercase', 'none'],
    initial: 'uppercase',
    places: [{ path: ['typography', 'button', 'textTransform'], values: { none: 'none' } }],
  },
  number('rowHeight', 'grid', [28, 52, 96], [asDefault('MuiDataGrid', 'rowHeight')]),
  number('headerHeight', 'grid', [32, 56, 96], [asDefault('MuiDataGrid', 'columnHeaderHeight')]),
  {
    kind: 'choice',
    id: 'dayShape',
    group: 'pickers',
    choices: ['circle', 'rounded', 'square'],
    initial: 'circle',
    places: [
      {
        ...inStyle('MuiPickersDay', 'root', 'borderRadius'),
        values: { rounded: '8px', square: '0px' },
      },
    ],
  },
  {
    kind: 'colors',
    id: 'chartColors',
    group: 'charts',
    places: [
      asDefault(CHARTS[0], 'colors'),
      ...CHARTS.slice(1).map((chart) => asDefault(chart, 'colors')),
    ],
  },
  number(
    'indent',
    'tree',
    [4, 12, 40],
    [
      asDefault('MuiSimpleTreeView', 'itemChildrenIndentation'),
      asDefault('MuiRichTreeView', 'itemChildrenIndentation'),
    ],
  ),
  number(
    'itemRadius',
    'tree',
    [0, 4, 24],
    [
      { ...inStyle('MuiTreeItem', 'content', 'borderRadius') },
      { ...inStyle('MuiTreeItem2', 'content', 'borderRadius') },
    ],
  ),
];

export const CONTROLS: readonly Control[] = [...COLOR_CONTROLS, ...COMMON_CONTROLS];

/** The key of a theme as one writes it: `palette.primary.main`, `MuiDataGrid.root`. */
export function getThemeKeyOf({ places: [place] }: Control): string {
  if (place.style) return `components.${place.style.join('.styleOverrides.')}`;
  return place.path.join('.');
}
