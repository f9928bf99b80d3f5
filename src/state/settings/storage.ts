import settings from '../../../config/settings.ts';
import {
  COOKIE_SECONDS,
  parsePaletteColors,
  parseSpacing,
  resolvePaletteMode,
  type Direction,
  type SettingDefinition,
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

type Settings = typeof settings;

/** Settings that are one of several words. */
export type ChoiceName = {
  [Name in keyof Settings]: Settings[Name] extends { choices: readonly string[] } ? Name : never;
}[keyof Settings];
export type ChoiceOf<Name extends ChoiceName> = Settings[Name]['choices'][number];

/** What the reader chose; null where nothing is stored that may be chosen. */
function readStoredChoice<Name extends ChoiceName>(name: Name): ChoiceOf<Name> | null {
  const { choices, storage } = settings[name];
  const stored = readStorage('local', storage.key);
  return choices.find((choice) => choice === stored) ?? null;
}

/** What the reader chose, the default where nothing is stored that may be chosen. */
export function readChoice<Name extends ChoiceName>(name: Name): ChoiceOf<Name> {
  return readStoredChoice(name) ?? settings[name].default;
}

export function writeChoice<Name extends ChoiceName>(name: Name, choice: ChoiceOf<Name>): void {
  writeStorage('local', settings[name].storage.key, choice);
}

/** The direction of the document's language. */
function getLanguageDirection(): Direction {
  return document.documentElement.dataset['localeDir'] === 'rtl' ? 'rtl' : 'ltr';
}

function readDirection(): Direction {
  return readStoredChoice('direction') ?? getLanguageDirection();
}

/** The settings as stored, with rubbish replaced by the defaults. */
export function readThemeState(): ThemeState {
  return {
    paletteMode: resolvePaletteMode(readChoice('mode'), prefersDark()),
    direction: readDirection(),
    dense: readStorage('local', settings.dense.storage.key) === 'true',
    spacing: parseSpacing(readStorage('local', settings.spacing.storage.key)),
    paletteColors: parsePaletteColors(readCookie(settings.paletteColors.storage.key)),
  };
}

export function writeThemeState({ direction, dense, spacing, paletteColors }: ThemeState): void {
  const directionKey = settings.direction.storage.key;
  // The language's own direction is no choice: pages in another language have theirs.
  if (direction === getLanguageDirection()) removeStorage('local', directionKey);
  else writeStorage('local', directionKey, direction);
  writeStorage('local', settings.dense.storage.key, String(dense));
  writeStorage('local', settings.spacing.storage.key, String(spacing));
  writeCookie(settings.paletteColors.storage.key, JSON.stringify(paletteColors), COOKIE_SECONDS);
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

/** Settings whose attribute says more than what was chosen: that of the device, of the language. */
const RESOLVED: readonly string[] = ['mode', 'direction', 'dense', 'spacing'];

/** Mirrors every other setting that has an attribute on <html>. */
export function reflectChoices(all: Readonly<Record<string, SettingDefinition>> = settings): void {
  for (const [name, { attribute, choices = [], storage, default: initial }] of Object.entries(
    all,
  )) {
    if (attribute === undefined || RESOLVED.includes(name)) continue;
    const stored = readStorage('local', storage.key);
    const choice = choices.find((each) => String(each) === stored) ?? initial;
    document.documentElement.setAttribute(attribute, String(choice));
  }
}
