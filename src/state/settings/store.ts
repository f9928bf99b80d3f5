import {
  INITIAL_THEME_STATE,
  reduceTheme,
  resolvePaletteMode,
  type ThemeAction,
  type ThemeState,
} from '../../core/settings/settings.ts';
import settings from '../../../config/settings.ts';
import { createStore, useStore, type Store } from '../create-store.ts';
import {
  onDeviceModeChange,
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

const themeStore = createStore<ThemeState>(readThemeState);
const choiceStores = new Map<ChoiceName, Store<string>>();

function getChoiceStore<Name extends ChoiceName>(name: Name): Store<ChoiceOf<Name>> {
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

function applyMode(): void {
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

let watching = false;
function watchDevice(): void {
  if (watching || typeof window === 'undefined') return;
  watching = true;
  onDeviceModeChange(applyMode);
}

export function useThemeState(): ThemeState {
  watchDevice();
  return useStore(themeStore, INITIAL_THEME_STATE);
}

/** Returns the reader's value of a setting, in a component. */
export function useSetting<Name extends ChoiceName>(name: Name): ChoiceOf<Name> {
  return useStore(getChoiceStore(name), settings[name].default);
}
