import type { EmotionCache } from '@emotion/cache';
import type { Theme } from '@mui/material/styles';
import {
  startTransition,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Direction, ThemeState } from '../../../core/settings/settings.ts';
import { getThemeKey } from '../../../core/settings/theme.ts';
import { readSiteTheme } from '../../../state/settings/site-theme.ts';
import { themeStore } from '../../../state/settings/store.ts';
import { loadDemoCache } from './demo-cache.ts';
import { applyThemeOverrides, getDemoTheme } from './demo-theme.ts';
import { registerDemo, updateAfterPaint } from './update-after-paint.ts';

/** What a demo is rendered with. The three always belong together. */
export interface DemoSettings {
  state: ThemeState;
  theme: Theme;
  cache: EmotionCache;
}

/**
 * Reads the newest settings, with the styles of their direction or of another one. Rejects if the
 * scripts for it do not arrive.
 */
async function loadSettings(direction?: Direction): Promise<DemoSettings> {
  const state = themeStore.get();
  const cache = await loadDemoCache(direction ?? state.direction);
  // The reader may have changed the settings meanwhile.
  if (state !== themeStore.get()) return loadSettings(direction);
  const custom = readSiteTheme();
  if (custom === null) return { state, theme: getDemoTheme(state), cache };
  const { getSiteTheme, showNotice } = await import('./site-theme.ts');
  showNotice();
  return { state, theme: getSiteTheme(custom, state), cache };
}

/** Keeps a stage in the direction of what it shows until the demo follows the document. */
function holdDirection(stage: HTMLElement, { direction }: ThemeState): void {
  if (direction === themeStore.get().direction) stage.removeAttribute('dir');
  else stage.dir = direction;
}

/**
 * Returns the settings that a demo shows; null until it is mounted. They follow the page's after the
 * page has painted its own change: first in demos in view, later in the others, one at a time. The
 * demo is rendered in a transition, so that React can yield. `start` is in the demo's stage.
 */
export function useDemoSettings(start: RefObject<HTMLElement | null>): DemoSettings | null {
  const [settings, setSettings] = useState<DemoSettings | null>(null);
  const shown = useRef<DemoSettings | null>(null);
  const finish = useRef<() => void>(undefined);
  const live = settings !== null;

  useEffect(() => {
    let mounted = true;
    // A demo in the other direction is better than none.
    void loadSettings()
      .catch(() => loadSettings('ltr'))
      .then((loaded) => {
        if (mounted) startTransition(() => setSettings(loaded));
      });
    return () => {
      mounted = false;
    };
  }, []);

  // Before the layout effects of the demo, which measure it.
  useInsertionEffect(() => {
    shown.current = settings;
    const stage = start.current?.closest<HTMLElement>('.demo-stage');
    if (settings && stage) holdDirection(stage, settings.state);
  }, [settings, start]);

  useEffect(() => {
    if (settings) applyThemeOverrides(settings.state, settings.theme);
    finish.current?.();
  }, [settings]);

  useEffect(() => {
    const element = start.current?.closest<HTMLElement>('.demo-stage');
    if (!live || !element) return undefined;
    let mounted = true;
    const update = async () => {
      // Without their scripts, the demo stays as it is.
      const loaded = await loadSettings().catch(() => null);
      if (!loaded || !mounted) return;
      await new Promise<void>((resolve) => {
        finish.current = resolve;
        startTransition(() => setSettings(loaded));
      });
    };
    const follow = () => {
      const { state } = shown.current!;
      holdDirection(element, state);
      if (getThemeKey(state) !== getThemeKey(themeStore.get())) updateAfterPaint(demo);
    };
    const demo = { element, update };
    const forget = registerDemo(demo);
    const unsubscribe = themeStore.subscribe(follow);
    // The settings may have changed between rendering and now.
    follow();
    return () => {
      mounted = false;
      unsubscribe();
      forget();
      finish.current?.();
    };
  }, [live, start]);

  return settings;
}
