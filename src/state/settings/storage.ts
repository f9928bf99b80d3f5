import settings from '../../../config/settings.ts';
import {
  COOKIE_SECONDS,
  parsePaletteColors,
  parseSpacing,
  resolvePaletteMode,
  type Direction,
  type ModeChoice,
  type ThemeState,
} from '../../core/settings/settings.ts';
import {
  readCookie,
  readStorage,
  removeStorage,
  writeCookie,
  writeStorage,
} from '../browser-storage.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

export function prefersDark(): boolean {
  return window.matchMedia(DARK_QUERY).matches;
}

/** Calls back when the device changes between light and dark. */
export function onDeviceModeChange(listener: () => void): void {
  window.matchMedia(DARK_QUERY).addEventListener('change', listener);
}

/** The reader's choice of mode; anything unknown counts as `system`. */
export function readModeChoice(): ModeChoice {
  const stored = readStorage('local', settings.mode.storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The direction of the document's language. */
function getLanguageDirection(): Direction {
  return document.documentElement.dataset['localeDir'] === 'rtl' ? 'rtl' : 'ltr';
}

function readDirection(): Direction {
  const stored = readStorage('local', settings.direction.storageKey);
  return stored === 'rtl' || stored === 'ltr' ? stored : getLanguageDirection();
}

/** The settings as stored, with rubbish replaced by the defaults. */
export function readThemeState(): ThemeState {
  return {
    paletteMode: resolvePaletteMode(readModeChoice(), prefersDark()),
    direction: readDirection(),
    dense: readStorage('local', settings.dense.storageKey) === 'true',
    spacing: parseSpacing(readStorage('local', settings.spacing.storageKey)),
    paletteColors: parsePaletteColors(readCookie(settings.paletteColors.cookie)),
  };
}

export function writeModeChoice(choice: ModeChoice): void {
  writeStorage('local', settings.mode.storageKey, choice);
}

export function writeThemeState({ direction, dense, spacing, paletteColors }: ThemeState): void {
  const directionKey = settings.direction.storageKey;
  // The language's own direction is no choice: pages in another language have theirs.
  if (direction === getLanguageDirection()) removeStorage('local', directionKey);
  else writeStorage('local', directionKey, direction);
  writeStorage('local', settings.dense.storageKey, String(dense));
  writeStorage('local', settings.spacing.storageKey, String(spacing));
  writeCookie(settings.paletteColors.cookie, JSON.stringify(paletteColors), COOKIE_SECONDS);
}

const THEME_COLORS = { light: '#ffffff', dark: '#0e1420' };

/** Mirrors the settings on <html>, for CSS and for the browser's own frame. */
export function reflectThemeState({ paletteMode, direction, dense }: ThemeState): void {
  const root = document.documentElement;
  root.setAttribute(settings.mode.attribute, paletteMode);
  root.setAttribute(settings.direction.attribute, direction);
  root.toggleAttribute(settings.dense.attribute, dense);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[paletteMode]);
  }
}
