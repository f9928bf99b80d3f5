import {
  onDeviceModeChange,
  readThemeState,
  reflectThemeState,
} from '../../state/settings/storage.ts';

/** Follows the device's light or dark mode while the reader has chosen neither. */
export function followDeviceMode(): void {
  onDeviceModeChange(() => reflectThemeState(readThemeState()));
}
