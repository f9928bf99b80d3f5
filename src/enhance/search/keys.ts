import { isApple } from '../../state/keyboard.ts';

/** Ctrl+K, ⌘K and `/` open the search, even if its island has not hydrated yet. */

/** Elements where a slash is text or a command: fields and the demos' widgets. */
const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [data-demo]';

/** A dialog that has just closed keeps the focus in its field until the next frame. */
const CLOSED = 'dialog:not([open])';

function isShortcut(event: KeyboardEvent, apple: boolean): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  const target = event.target as Element;
  const field = target.closest(TYPING) !== null && target.closest(CLOSED) === null;
  if (event.key === '/') return !event.ctrlKey && !event.metaKey && !field;
  if (event.key.toLowerCase() !== 'k' || event.shiftKey) return false;
  // On Apple keyboards, Ctrl+K deletes to the end of the line.
  return event.metaKey || (event.ctrlKey && !(apple && field));
}

/** Makes the search shortcuts click the search button. */
export function enhanceSearchKeys(): void {
  const getButton = () => document.querySelector<HTMLElement>('[data-search-button]');
  if (!getButton()) return;
  const apple = isApple();
  const hint = document.querySelector<HTMLElement>('[data-search-hint]');
  if (apple && hint) hint.dataset['searchHint'] = '⌘K';
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event, apple)) return;
    event.preventDefault();
    // What React renders again is another button.
    getButton()?.click();
  });
}
