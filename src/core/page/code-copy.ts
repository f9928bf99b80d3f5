/** Rules of copying code. Source: requirements purpose.copy-button and validation.copy-shortcut. */

/** How long the button says that a copy was made (requirement constants.copy-debounce). */
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
 * Whether keys are the shortcut: Ctrl, Cmd or Alt with C. The place of the key counts too, because
 * Alt changes the letter on some systems; Shift, and AltGr, which types letters, do not.
 */
export function isCopyShortcut(keys: Keys, altGraph: boolean): boolean {
  if (keys.shiftKey || altGraph) return false;
  if (!keys.ctrlKey && !keys.metaKey && !keys.altKey) return false;
  return keys.key.toLowerCase() === 'c' || (keys.altKey && keys.code === 'KeyC');
}

const SHELLS = new Set(['bash', 'sh', 'shell', 'console', 'terminal']);

/** The text to paste: a shell's prompts are no part of its commands, nor is the last line's end. */
export function getClipboardText(text: string, language: string): string {
  const trimmed = text.replace(/\n$/, '');
  return SHELLS.has(language) ? trimmed.replace(/^[ \t]*[$>❯] /gm, '') : trimmed;
}

/** The shortcut as the reader's keyboard names it. */
export function getShortcutName(apple: boolean, letter: string): string {
  return apple ? `⌘ ${letter}` : `Ctrl + ${letter}`;
}
