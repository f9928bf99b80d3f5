import type { Theme } from '@mui/material/styles';
import settings from '../../../config/settings.ts';
import type { CustomThemeText } from '../../core/editor/runner/frame-messages.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../core/settings/settings.ts';
import { getDemoTheme } from '../../islands/demo/settings/demo-theme.ts';
import { renderThemeSheet } from '../../theme/create-demo-theme.ts';

/** A state with the theme that is made of it. */
export interface FrameTheme {
  state: ThemeState;
  theme: Theme;
}

export const INITIAL_THEME: FrameTheme = {
  state: INITIAL_THEME_STATE,
  theme: getDemoTheme(INITIAL_THEME_STATE),
};

/** Creates the theme of a state, with that of the reader. */
export async function loadTheme(state: ThemeState, custom: CustomThemeText): Promise<FrameTheme> {
  if (custom === null) return { state, theme: getDemoTheme(state) };
  const { getSiteTheme } = await import('../../islands/demo/settings/site-theme.ts');
  return { state, theme: getSiteTheme(custom, state) };
}

const sheet = document.createElement('style');

/** Sets the mode and direction of the document, and the variables of the theme. */
export function applyTheme({ state, theme }: FrameTheme): void {
  const root = document.documentElement;
  root.setAttribute(settings.mode.attribute, state.paletteMode);
  root.setAttribute(settings.direction.attribute, state.direction);
  root.toggleAttribute(settings.dense.attribute, state.dense);
  const text = renderThemeSheet(theme);
  if (sheet.textContent !== text) sheet.textContent = text;
  if (!sheet.isConnected) document.body.append(sheet);
}
