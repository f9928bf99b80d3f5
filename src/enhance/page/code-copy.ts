import tables from 'virtual:labels/code';
import { getLabels } from '../../core/i18n.ts';
import {
  COPIED_MILLISECONDS,
  getClipboardText,
  getShortcutName,
  isCopyShortcut,
} from '../../core/page/code-copy.ts';
import { isApple } from '../../state/keyboard.ts';

const t = getLabels(tables, document.documentElement.lang);

/** What the shortcut copies: blocks of the text, and the source of a demo. */
const BLOCKS = '.code-block, .demo-code, .demo-preview';

/** The text of a block as it should be pasted: removed lines of a diff are left out. */
function getCopyText(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as Element | undefined;
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove();
  // Marked lines are elements of their own; their line ends are in the style, not in the text.
  for (const line of code?.querySelectorAll('ins, mark') ?? []) line.append('\n');
  return getClipboardText(code?.textContent ?? '', block.dataset['language'] ?? '');
}

async function copy(button: HTMLElement): Promise<void> {
  const block = button.closest<HTMLElement>('.code-block');
  const text = button.querySelector('[data-copy-label]');
  if (!block || !text) return;
  text.textContent = t('code.copied');
  button.dataset['copied'] = '';
  setTimeout(() => {
    text.textContent = t('code.copy');
    delete button.dataset['copied'];
  }, COPIED_MILLISECONDS);
  try {
    await navigator.clipboard.writeText(getCopyText(block));
  } catch {
    // A copy that fails is silent (requirement errors.copy-silent).
  }
}

function getButton(block: Element): HTMLElement | null {
  if (block.matches('.code-block')) return block.querySelector<HTMLElement>('[data-copy]');
  const controls = block.closest('.demo-controls');
  return controls?.querySelector<HTMLElement>('[data-toolbar-item="copy"]') ?? null;
}

/** Says the shortcut on the button of the block that it would copy. */
function showShortcut(block: Element): void {
  const button = block.querySelector<HTMLElement>(':scope > [data-copy]');
  if (!button || button.querySelector('[data-copy-keys]')) return;
  const hint = document.createElement('span');
  hint.dataset['copyKeys'] = t('code.shortcut', { keys: getShortcutName(isApple(), 'C') });
  button.append(hint);
}

/** Whether text is selected, on the page or in the field that has the focus. */
function isTextSelected(): boolean {
  if (window.getSelection()?.toString()) return true;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  try {
    return field.selectionStart !== field.selectionEnd;
  } catch {
    // Some browsers throw for kinds of fields that have no text to select.
    return false;
  }
}

/** Copies the block under the pointer, or else the one with the focus, by keyboard. */
function enhanceShortcut(): void {
  let hovered: Element | null = null;
  let focused: Element | null = null;
  const getBlock = ({ target }: Event) => (target as Element).closest(BLOCKS);

  document.addEventListener('pointerover', (event) => {
    const block = getBlock(event);
    if (block === hovered) return;
    // A button that was clicked would otherwise keep its block chosen when the pointer has left.
    const active = document.activeElement as HTMLElement | null;
    if (hovered && active?.matches('[data-copy]') && hovered.contains(active)) active.blur();
    hovered = block;
    if (block) showShortcut(block);
  });
  document.documentElement.addEventListener('pointerleave', () => (hovered = null));
  document.addEventListener('focusin', (event) => {
    focused = getBlock(event);
    if (focused) showShortcut(focused);
  });
  document.addEventListener('focusout', () => (focused = null));
  document.addEventListener('keydown', (event) => {
    const block = hovered ?? focused;
    if (!block || !isCopyShortcut(event, event.getModifierState('AltGraph'))) return;
    const button = getButton(block);
    if (!button || isTextSelected()) return;
    // Analytics tells this click from one of the pointer (requirement calls.click-events).
    button.dataset['gaEventAction'] = 'keyboard';
    button.click();
    delete button.dataset['gaEventAction'];
  });
}

/** Copy buttons, by one listener for the whole page, and the shortcut that clicks them. */
export function enhanceCodeCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
  enhanceShortcut();
}
