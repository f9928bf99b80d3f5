import { onDeviceModeChange, reflectModeSwitch } from '../../state/settings/storage.ts';
import { applyMode, followSettings, themeStore, toggleMode } from '../../state/settings/store.ts';

/**
 * Lets the switch in the header choose light or dark, and follows the device while the reader has
 * chosen neither. Also follows what the reader chooses in another tab.
 */
export function enhanceMode(): void {
  onDeviceModeChange(applyMode);
  followSettings();
  // The stored mode was applied to <html> before the switch was parsed.
  reflectModeSwitch(themeStore.get().paletteMode);
  document.querySelector('[data-mode-switch]')?.addEventListener('click', toggleMode);
}
