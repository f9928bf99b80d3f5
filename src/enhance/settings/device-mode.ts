import {
  onDeviceModeChange,
  readThemeState,
  reflectThemeState,
} from '../../state/settings/storage.ts';

/** Follows the device between light and dark while the reader has chosen neither. */
export function followDeviceMode(): void {
  onDeviceModeChange(() => reflectThemeState(readThemeState()));
}
