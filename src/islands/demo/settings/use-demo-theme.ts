import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ThemeState } from '../../../core/settings/settings.ts';
import { readSiteTheme } from '../../../state/settings/site-theme.ts';
import { getDemoTheme } from './demo-theme.ts';

type GetSiteTheme = (stored: string, state: ThemeState) => Theme;

/** Returns the theme for a state: with that of the reader, once its script has loaded. */
export function useDemoTheme(state: ThemeState): Theme {
  const [custom] = useState(readSiteTheme);
  const [getSiteTheme, setGetSiteTheme] = useState<GetSiteTheme | null>(null);
  useEffect(() => {
    if (custom === null) return;
    import('./site-theme.ts').then(
      (loaded) => setGetSiteTheme(() => loaded.getSiteTheme),
      // Without the script the component has the theme of the site.
      () => undefined,
    );
  }, [custom]);
  return custom !== null && getSiteTheme ? getSiteTheme(custom, state) : getDemoTheme(state);
}
