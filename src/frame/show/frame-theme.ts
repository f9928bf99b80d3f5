import type { Theme } from '@mui/material/styles';
import settings from '../../../config/settings.ts';
import type { ThemeState } from '../../core/settings/settings.ts';
import { renderThemeSheet } from '../../theme/create-demo-theme.ts';

const sheet = document.createElement('style');

/** Sets the mode and direction of the document, and the variables of the theme. */
export function applyTheme(state: ThemeState, theme: Theme): void {
  const root = document.documentElement;
  root.setAttribute(settings.mode.attribute, state.paletteMode);
  root.setAttribute(settings.direction.attribute, state.direction);
  root.toggleAttribute(settings.dense.attribute, state.dense);
  const text = renderThemeSheet(theme);
  if (sheet.textContent !== text) sheet.textContent = text;
  if (!sheet.isConnected) document.body.append(sheet);
}
