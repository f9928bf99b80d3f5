import settings from '../../../config/settings.ts';
import { readStorage } from '../browser-storage.ts';

/** Whether the reader has said which release they use of any product, here or by an address. */
export function hasUsedVersions(): boolean {
  const { storageKey } = settings.usedVersions;
  return (readStorage('local', storageKey) ?? readStorage('session', storageKey)) !== null;
}
