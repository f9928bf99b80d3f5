import {
  reduceTheme,
  resolvePaletteMode,
  type ThemeAction,
  type ThemeState,
} from '../../core/settings/settings.ts';
import { createStore, type Store } from '../create-store.ts';
import { followStored } from '../site/other-documents.ts';
import {
  prefersDark,
  readChoice,
  readThemeState,
  reflectChoices,
  reflectThemeState,
  writeChoice,
  writeThemeState,
  type ChoiceName,
  type ChoiceOf,
} from './storage.ts';

/** Mode, direction, density and colors, shared by the page and its islands. */
export const themeStore = createStore<ThemeState>(readThemeState);
const choiceStores = new Map<ChoiceName, Store<string>>();

/** Returns the store of a setting with a fixed list of values. */
export function getChoiceStore<Name extends ChoiceName>(name: Name): Store<ChoiceOf<Name>> {
  const store = choiceStores.get(name) ?? createStore<string>(() => readChoice(name));
  choiceStores.set(name, store);
  return store as Store<ChoiceOf<Name>>;
}

/** Applies an action, stores the result and updates the whole page immediately. */
export function dispatchTheme(action: ThemeAction): void {
  const next = reduceTheme(themeStore.get(), action);
  writeThemeState(next);
  reflectThemeState(next);
  themeStore.set(next);
}

/** Applies the chosen mode, or that of the device, to the whole page. */
export function applyMode(): void {
  const paletteMode = resolvePaletteMode(getChoiceStore('mode').get(), prefersDark());
  const next = reduceTheme(themeStore.get(), { type: 'CHANGE', payload: { paletteMode } });
  reflectThemeState(next);
  themeStore.set(next);
}

/** Stores the value of a setting and updates the whole page immediately. */
export function chooseSetting<Name extends ChoiceName>(name: Name, choice: ChoiceOf<Name>): void {
  writeChoice(name, choice);
  getChoiceStore(name).set(choice);
  if (name === 'mode') applyMode();
  reflectChoices();
}

/** Switches between light and dark; from then on the mode no longer follows the device. */
export function toggleMode(): void {
  chooseSetting('mode', themeStore.get().paletteMode === 'dark' ? 'light' : 'dark');
}

/** Applies the settings that the reader changes in another tab, or on the page before. */
export function followSettings(): void {
  followStored(
    () => ({ theme: readThemeState(), mode: readChoice('mode') }),
    ({ theme }) => {
      for (const [name, store] of choiceStores) store.set(readChoice(name));
      reflectThemeState(theme);
      reflectChoices();
      themeStore.set(theme);
    },
  );
}
