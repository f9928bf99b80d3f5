/** Rules of copying code. */

/** How long the button shows that the code was copied. */
export const COPIED_MILLISECONDS = 2000;

export interface Keys {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether keys are the copy shortcut: Ctrl, Cmd or Alt with C. With Alt, the physical key counts
 * too, because Alt changes the letter on some systems. Shift is excluded, and so is AltGr, which
 * types letters.
 */
export function isCopyShortcut(keys: Keys, altGraph: boolean): boolean {
  if (keys.shiftKey || altGraph) return false;
  if (!keys.ctrlKey && !keys.metaKey && !keys.altKey) return false;
  return keys.key.toLowerCase() === 'c' || (keys.altKey && keys.code === 'KeyC');
}

const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'terminal']);

/** Returns the text to copy, without the last line break and without prompts of a shell. */
export function getClipboardText(text: string, language: string): string {
  const trimmed = text.replace(/\n$/, '');
  return SHELLS.has(language) ? trimmed.replace(/^[ \t]*[$>❯] /gm, '') : trimmed;
}

/** Returns the label of the shortcut for the reader's keyboard. */
export function getShortcutName(apple: boolean, letter: string): string {
  return apple ? `⌘ ${letter}` : `Ctrl + ${letter}`;
}
