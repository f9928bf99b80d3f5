import type { Theme } from '@mui/material/styles';
import { DEFAULT_SPACING, type ThemeState } from '../../../core/settings/settings.ts';
import { getThemeKey } from '../../../core/settings/theme.ts';
import { createDemoTheme, renderThemeSheet } from '../../../theme/create-demo-theme.ts';

/** Demos out of view keep an earlier theme for a while. */
const KEPT_THEMES = 3;

const themes = new Map<string, Theme>();

/** Returns the theme for a state, created once for all demos of the page. */
export function getDemoTheme(state: ThemeState): Theme {
  const key = getThemeKey(state);
  const theme = themes.get(key) ?? createDemoTheme(state);
  themes.delete(key);
  themes.set(key, theme);
  for (const old of [...themes.keys()].slice(0, -KEPT_THEMES)) themes.delete(old);
  return theme;
}

const SHEET_ID = 'demo-theme-override';

/** Overrides the static sheet, which has only defaults, with the reader's colors and spacing. */
export function applyThemeOverrides(state: ThemeState, theme: Theme): void {
  const customized =
    state.spacing !== DEFAULT_SPACING ||
    Object.keys(state.paletteColors).length > 0 ||
    theme !== getDemoTheme(state);
  let sheet = document.getElementById(SHEET_ID);
  if (!customized) {
    sheet?.remove();
    return;
  }
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.id = SHEET_ID;
    // After the static sheet at the end of the body, which would win otherwise.
    document.body.append(sheet);
  }
  const text = renderThemeSheet(theme);
  if (sheet.textContent !== text) sheet.textContent = text;
}
