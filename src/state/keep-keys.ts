const FIELD = 'input, textarea, [contenteditable="true"]';

/** Types one key into the focused field. */
function typeKey(field: HTMLElement, key: string): void {
  // Deprecated, but what browsers do for keys: React and the editor take it for the reader's input.
  if (key.length === 1) document.execCommand('insertText', false, key);
  else if (key === 'Backspace') document.execCommand('delete');
  else {
    const init = { key, code: key, keyCode: 13, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', init));
  }
}

/** What is kept, for how many parts. One part can ask for another: a toolbar for its editor. */
interface Keeper {
  parts: number;
  stop: () => void;
}
let keeper: Keeper | null = null;

function createKeeper(): Keeper {
  const keys: string[] = [];
  const controller = new AbortController();
  let isTyping = false;
  const stop = () => {
    controller.abort();
    keeper = null;
  };

  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    // A replay sends keys, too.
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !event.isTrusted) {
      return;
    }
    if (key === 'Escape' || key === 'Tab') return stop();
    const isEdit = key === 'Enter' || key === 'Backspace';
    if (key.length > 1 && !(isEdit && (keys.length > 0 || isTyping))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keydown') keys.push(key);
  };

  const onFocus = async ({ target }: FocusEvent) => {
    if (isTyping || !(target instanceof HTMLElement) || !target.matches(FIELD)) return;
    isTyping = true;
    while (keys.length > 0) {
      // Each key meets the field as the one before has left it.
      await new Promise((resolve) => setTimeout(resolve));
      if (document.activeElement !== target) break;
      typeKey(target, keys.shift()!);
    }
    stop();
  };

  const options = { signal: controller.signal, capture: true };
  window.addEventListener('keydown', onKey, options);
  // Firefox presses a focused button when Space is released.
  window.addEventListener('keyup', onKey, options);
  window.addEventListener('focusin', (event) => void onFocus(event), options);
  window.addEventListener('pointerdown', stop, options);
  return { parts: 0, stop: () => (isTyping ? undefined : stop()) };
}

/**
 * Keeps what the reader types while a part that they asked for is loading, and types it into the
 * field that the part focuses. Ends with Escape, Tab, a click, or the result, which is for a part
 * that has no field or did not arrive.
 */
export function keepKeys(): () => void {
  const current = (keeper ??= createKeeper());
  current.parts += 1;
  return () => {
    current.parts -= 1;
    if (current.parts === 0) current.stop();
  };
}
