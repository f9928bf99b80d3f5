import { readStorage, writeStorage } from '../browser-storage.ts';

const KEY = 'docs-editor-types';

/** Whether the reader has let an editor load the compiler before, on this device. */
export function hasChosenTypes(): boolean {
  return readStorage('local', KEY) === 'load';
}

/** Remembers that editors load the compiler without asking again. */
export function rememberTypes(): void {
  writeStorage('local', KEY, 'load');
}
