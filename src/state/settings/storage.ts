import settings from '../../../config/settings.ts';
import {
  COOKIE_SECONDS,
  parsePaletteColors,
  parseSpacing,
  resolvePaletteMode,
  type Direction,
  type ThemeState,
} from '../../core/settings/settings.ts';
import type { SettingsConfig } from '../../core/settings/config.ts';
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

type Settings = typeof settings;

/** Settings with a fixed list of values. */
export type ChoiceName = {
  [Name in keyof Settings]: Settings[Name] extends { choices: readonly string[] } ? Name : never;
}[keyof Settings];
export type ChoiceOf<Name extends ChoiceName> = Settings[Name]['choices'][number];

/** Reads the reader's value of a setting; null if nothing valid is stored. */
function readStoredChoice<Name extends ChoiceName>(name: Name): ChoiceOf<Name> | null {
  const { choices, storageKey } = settings[name];
  const stored = readStorage('local', storageKey);
  return choices.find((choice) => choice === stored) ?? null;
}

/** Reads the reader's value of a setting; the default if nothing valid is stored. */
export function readChoice<Name extends ChoiceName>(name: Name): ChoiceOf<Name> {
  return readStoredChoice(name) ?? settings[name].default;
}

export function writeChoice<Name extends ChoiceName>(name: Name, choice: ChoiceOf<Name>): void {
  writeStorage('local', settings[name].storageKey, choice);
}

/** The direction of the document's language. */
function getLanguageDirection(): Direction {
  return document.documentElement.dataset['localeDir'] === 'rtl' ? 'rtl' : 'ltr';
}

function readDirection(): Direction {
  return readStoredChoice('direction') ?? getLanguageDirection();
}

/** Reads the stored settings; invalid values are replaced by the defaults. */
export function readThemeState(): ThemeState {
  return {
    paletteMode: resolvePaletteMode(readChoice('mode'), prefersDark()),
    direction: readDirection(),
    dense: readStorage('local', settings.dense.storageKey) === 'true',
    spacing: parseSpacing(readStorage('local', settings.spacing.storageKey)),
    paletteColors: parsePaletteColors(readCookie(settings.paletteColors.cookie)),
  };
}

export function writeThemeState({ direction, dense, spacing, paletteColors }: ThemeState): void {
  const directionKey = settings.direction.storageKey;
  // The language's own direction is not stored: pages in other languages have theirs.
  if (direction === getLanguageDirection()) removeStorage('local', directionKey);
  else writeStorage('local', directionKey, direction);
  writeStorage('local', settings.dense.storageKey, String(dense));
  writeStorage('local', settings.spacing.storageKey, String(spacing));
  writeCookie(settings.paletteColors.cookie, JSON.stringify(paletteColors), COOKIE_SECONDS);
}

const THEME_COLORS = { light: '#ffffff', dark: '#0e1420' };

/** Mirrors the mode in the state of the header's switch, which CSS cannot set. */
export function reflectModeSwitch(paletteMode: ThemeState['paletteMode']): void {
  const button = document.querySelector('[data-mode-switch]');
  button?.setAttribute('aria-checked', String(paletteMode === 'dark'));
}

/** Mirrors the settings on <html> for CSS, and in the theme color of the browser's frame. */
export function reflectThemeState({ paletteMode, direction, dense }: ThemeState): void {
  const root = document.documentElement;
  root.setAttribute(settings.mode.attribute, paletteMode);
  root.setAttribute(settings.direction.attribute, direction);
  root.toggleAttribute(settings.dense.attribute, dense);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', THEME_COLORS[paletteMode]);
  }
  reflectModeSwitch(paletteMode);
}

/** Settings that `reflectThemeState` or the demos' theme applies instead. */
const RESOLVED: readonly string[] = ['mode', 'direction', 'dense', 'spacing'];

/** Mirrors every other setting that has an attribute on <html>. */
export function reflectChoices(all: SettingsConfig = settings): void {
  for (const [name, { attribute, choices = [], storageKey, default: initial }] of Object.entries(
    all,
  )) {
    if (attribute === undefined || storageKey === undefined || RESOLVED.includes(name)) continue;
    const stored = readStorage('local', storageKey);
    const choice = choices.find((each) => each === stored) ?? initial;
    if (choice !== undefined) document.documentElement.setAttribute(attribute, choice);
  }
}
