import type { Theme } from '@mui/material/styles';
import tables from 'virtual:labels/theming';
import { getLabels } from '../../../core/i18n.ts';
import { NO_THEME, readCustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import type { ThemeState } from '../../../core/settings/settings.ts';
import { getThemeKey } from '../../../core/settings/theme.ts';
import { THEMING_PATH, toHref } from '../../../core/urls.ts';
import { writeSiteTheme } from '../../../state/settings/theme-draft.ts';
import { createSiteTheme } from '../../../theme/create-custom-theme.ts';

const themes = new Map<string, Theme>();
let notice: HTMLElement | undefined;

/** Says that the demos are not as they come, with the way back. */
export function showNotice(): void {
  if (notice) return;
  const t = getLabels(tables, document.documentElement.lang);
  notice = document.createElement('aside');
  notice.className = 'site-theme-notice';
  notice.setAttribute('aria-label', t('theming.notice'));
  notice.style.cssText =
    'position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:20;display:flex;flex-wrap:wrap;gap:.25rem 1rem;max-width:calc(100vw - 2rem);padding:.5rem .9rem;border:1px solid var(--border-strong);border-radius:var(--radius-s);background:var(--bg-raised);box-shadow:var(--shadow);font-size:var(--size-s)';
  const link = document.createElement('a');
  link.href = toHref(THEMING_PATH);
  link.textContent = t('theming.noticeEdit');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('theming.reset');
  button.addEventListener('click', () => {
    writeSiteTheme(null);
    window.location.reload();
  });
  for (const element of [link, button]) element.style.textDecoration = 'underline';
  notice.append(t('theming.notice'), link, button);
  document.body.append(notice);
}

/** Returns the theme of the demos with the settings of a stored one. */
export function getSiteTheme(stored: string, state: ThemeState): Theme {
  const key = stored + getThemeKey(state);
  let theme = themes.get(key);
  if (!theme) {
    let custom = NO_THEME;
    try {
      custom = readCustomTheme(JSON.parse(stored)).theme;
    } catch {
      // What is stored is no theme.
    }
    theme = createSiteTheme(custom, state);
    themes.set(key, theme);
  }
  return theme;
}
