import { describe, expect, it } from 'vitest';
import { INITIAL_THEME_STATE, type ThemeState } from './settings.ts';
import { getDensityOverrides, getThemeKey } from './theme.ts';

describe('getDensityOverrides', () => {
  it('changes nothing in normal density', () => {
    expect(getDensityOverrides(false)).toEqual({});
  });

  it('makes every component small in dense mode', () => {
    const small = { defaultProps: { size: 'small' } };
    const dense = { defaultProps: { margin: 'dense' } };
    const input = { defaultProps: { size: 'small', margin: 'dense' } };
    const treeItem = { styleOverrides: { content: { paddingBlock: 0 } } };
    expect(getDensityOverrides(true)).toEqual({
      MuiButton: small,
      MuiFab: small,
      MuiIconButton: small,
      MuiTable: small,
      MuiFilledInput: dense,
      MuiFormControl: input,
      MuiFormHelperText: dense,
      MuiInputBase: dense,
      MuiInputLabel: dense,
      MuiOutlinedInput: dense,
      MuiTextField: input,
      MuiDataGrid: { defaultProps: { rowHeight: 36, columnHeaderHeight: 39 } },
      MuiTreeItem: treeItem,
      MuiTreeItem2: treeItem,
      MuiListItem: { defaultProps: { dense: true } },
      MuiToolbar: { defaultProps: { variant: 'dense' } },
    });
  });
});

describe('getThemeKey', () => {
  const state: ThemeState = {
    ...INITIAL_THEME_STATE,
    paletteColors: { primary: { main: '#123456' } },
  };

  it('is the same for equal states', () => {
    expect(getThemeKey(structuredClone(state))).toBe(getThemeKey(state));
  });

  it.each<[string, Partial<ThemeState>]>([
    ['mode', { paletteMode: 'dark' }],
    ['direction', { direction: 'rtl' }],
    ['density', { dense: true }],
    ['spacing', { spacing: 9 }],
    ['color', { paletteColors: { primary: { main: '#123457' } } }],
    ['role of a color', { paletteColors: { secondary: { main: '#123456' } } }],
  ])('depends on the %s', (_, change) => {
    expect(getThemeKey({ ...state, ...change })).not.toBe(getThemeKey(state));
  });

  it('does not depend on which color was chosen first', () => {
    const primary = { main: '#111111' };
    const secondary = { main: '#222222' };
    expect(getThemeKey({ ...state, paletteColors: { primary, secondary } })).toBe(
      getThemeKey({ ...state, paletteColors: { secondary, primary } }),
    );
  });
});
