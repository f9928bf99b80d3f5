import {
  readCodePreferences,
  writeCodePreferences,
} from '../../state/demo/code-variant-storage.ts';

/**
 * Stores the preferences of this visit, even if the reader changes nothing.
 */
export function keepCodePreferences(): void {
  const keep = () => writeCodePreferences(readCodePreferences());
  keep();
  window.addEventListener('hashchange', keep);
}
