import {
  NO_THEME,
  readCustomTheme,
  type CustomTheme,
} from '../../core/settings/custom-theme/custom-theme.ts';
import { readStorage, removeStorage, writeStorage } from '../browser-storage.ts';
import { SITE_THEME_KEY } from './site-theme.ts';

/** Key of the theme that the reader works on. */
const KEY = 'docs-theme-draft';

/** The theme that the reader worked on last. */
export function readThemeDraft(): CustomTheme {
  try {
    return readCustomTheme(JSON.parse(readStorage('local', KEY) ?? 'null')).theme;
  } catch {
    return NO_THEME;
  }
}

export function writeThemeDraft(theme: CustomTheme): void {
  writeStorage('local', KEY, JSON.stringify(theme));
}

/** Shows all demos with a theme; null shows them as they are. */
export function writeSiteTheme(theme: CustomTheme | null): void {
  if (theme === null) removeStorage('local', SITE_THEME_KEY);
  else writeStorage('local', SITE_THEME_KEY, JSON.stringify(theme));
}
