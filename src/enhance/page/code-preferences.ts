import {
  readCodePreferences,
  writeCodePreferences,
} from '../../state/demo/code-variant-storage.ts';

/**
 * Keeps the preferences of this visit, also where the reader touches nothing (requirement
 * entities.code-preferences).
 */
export function keepCodePreferences(): void {
  const keep = () => writeCodePreferences(readCodePreferences());
  keep();
  window.addEventListener('hashchange', keep);
}
