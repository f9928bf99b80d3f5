import {
  INITIAL_THEME_STATE,
  reduceTheme,
  resolvePaletteMode,
  type ModeChoice,
  type ThemeAction,
  type ThemeState,
} from '../../core/settings/settings.ts';
import { createStore, useStore } from '../create-store.ts';
import {
  onDeviceModeChange,
  prefersDark,
  readModeChoice,
  readThemeState,
  reflectThemeState,
  writeModeChoice,
  writeThemeState,
} from './storage.ts';

const themeStore = createStore<ThemeState>(readThemeState);
const modeStore = createStore<ModeChoice>(readModeChoice);

/** Applies an action, keeps the result and shows it everywhere on the page at once. */
export function dispatchTheme(action: ThemeAction): void {
  const next = reduceTheme(themeStore.get(), action);
  writeThemeState(next);
  reflectThemeState(next);
  themeStore.set(next);
}

function applyMode(): void {
  const paletteMode = resolvePaletteMode(modeStore.get(), prefersDark());
  const next = reduceTheme(themeStore.get(), { type: 'CHANGE', payload: { paletteMode } });
  reflectThemeState(next);
  themeStore.set(next);
}

/** Chooses light, dark, or to follow the device. */
export function chooseMode(choice: ModeChoice): void {
  writeModeChoice(choice);
  modeStore.set(choice);
  applyMode();
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

export function useModeChoice(): ModeChoice {
  return useStore<ModeChoice>(modeStore, 'system');
}
