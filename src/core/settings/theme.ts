import type { ThemeState } from './settings.ts';

/**
 * Widths in pixels at which a layout changes. Media queries use
 * no others.
 */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Defaults that make Material UI components small in dense mode. */
const SMALL = ['MuiButton', 'MuiFab', 'MuiIconButton', 'MuiTable'] as const;
/** Inputs whose size the parts inside them inherit, such as the field of a picker. */
const SMALL_INPUTS = ['MuiFormControl', 'MuiTextField'] as const;
const DENSE_MARGIN = [
  'MuiFilledInput',
  'MuiFormHelperText',
  'MuiInputBase',
  'MuiInputLabel',
  'MuiOutlinedInput',
] as const;

/**
 * The heights that the grid's compact density results in. The `density` prop itself would control
 * the density, so that the selector in a grid's toolbar would do nothing.
 */
const DENSE_GRID = { rowHeight: 36, columnHeaderHeight: 39 } as const;

/** Tree items have no prop for their height. */
const DENSE_TREE_ITEM = { styleOverrides: { content: { paddingBlock: 0 } } };

interface ComponentDefaults {
  defaultProps?: Record<string, string | number | boolean>;
  styleOverrides?: { content: { paddingBlock: number } };
}

/**
 * Returns the component defaults of dense mode; empty in normal density. The props of a component
 * take precedence over them.
 */
export function getDensityOverrides(dense: boolean): Record<string, ComponentDefaults> {
  if (!dense) return {};
  return {
    ...Object.fromEntries(SMALL.map((name) => [name, { defaultProps: { size: 'small' } }])),
    ...Object.fromEntries(
      DENSE_MARGIN.map((name) => [name, { defaultProps: { margin: 'dense' } }]),
    ),
    ...Object.fromEntries(
      SMALL_INPUTS.map((name) => [name, { defaultProps: { size: 'small', margin: 'dense' } }]),
    ),
    MuiDataGrid: { defaultProps: DENSE_GRID },
    MuiTreeItem: DENSE_TREE_ITEM,
    MuiTreeItem2: DENSE_TREE_ITEM,
    MuiListItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  };
}

/** Returns the cache key of a state's theme. States with the same theme have the same key. */
export function getThemeKey(state: ThemeState): string {
  return JSON.stringify([
    state.paletteMode,
    state.direction,
    state.dense,
    state.spacing,
    state.paletteColors.primary?.main,
    state.paletteColors.secondary?.main,
  ]);
}
