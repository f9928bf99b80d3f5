import { readStorage } from '../browser-storage.ts';

/** Key of the theme that all demos are shown with. */
export const SITE_THEME_KEY = 'docs-theme';

/** The stored theme, which is not checked yet; null if the demos have their own. */
export function readSiteTheme(): string | null {
  return readStorage('local', SITE_THEME_KEY);
}
