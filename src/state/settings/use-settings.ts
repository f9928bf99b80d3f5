import settings from '../../../config/settings.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../core/settings/settings.ts';
import { useStore } from '../use-store.ts';
import type { ChoiceName, ChoiceOf } from './storage.ts';
import { getChoiceStore, themeStore } from './store.ts';

/** Returns the theme settings, in a component. */
export function useThemeState(): ThemeState {
  return useStore(themeStore, INITIAL_THEME_STATE);
}

/** Returns the reader's value of a setting, in a component. */
export function useSetting<Name extends ChoiceName>(name: Name): ChoiceOf<Name> {
  return useStore(getChoiceStore(name), settings[name].default);
}
