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

/** What the shortcut copies: code blocks of the page, and the source of a demo. */
const BLOCKS = '.code-block, .demo-code, .demo-preview';

/** Returns the text of a block for the clipboard, without the removed lines of a diff. */
function getCopyText(block: HTMLElement): string {
  const code = block.querySelector('code')?.cloneNode(true) as Element | undefined;
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove();
  // Marked lines are separate elements. CSS breaks them, so the text has no line ends there.
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
    // A failed copy is silent.
  }
}

function getButton(block: Element): HTMLElement | null {
  if (block.matches('.code-block')) return block.querySelector<HTMLElement>('[data-copy]');
  const controls = block.closest('.demo-controls');
  return controls?.querySelector<HTMLElement>('[data-toolbar-item="copy"]') ?? null;
}

/** Shows the shortcut on the button of the block that it would copy. */
function showShortcut(block: Element): void {
  const button = block.querySelector<HTMLElement>(':scope > [data-copy]');
  if (!button || button.querySelector('[data-copy-keys]')) return;
  const hint = document.createElement('span');
  hint.dataset['copyKeys'] = t('code.shortcut', { keys: getShortcutName(isApple(), 'C') });
  button.append(hint);
}

/** Whether text is selected on the page or in the focused field. */
function isTextSelected(): boolean {
  if (window.getSelection()?.toString()) return true;
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  try {
    return field.selectionStart !== field.selectionEnd;
  } catch {
    // Some browsers throw for input types without selectable text.
    return false;
  }
}

/** Adds the shortcut that copies the block under the pointer, or else the focused one. */
function enhanceShortcut(): void {
  let hovered: Element | null = null;
  let focused: Element | null = null;
  const getBlock = ({ target }: Event) => (target as Element).closest(BLOCKS);

  document.addEventListener('pointerover', (event) => {
    const block = getBlock(event);
    if (block === hovered) return;
    // Otherwise a clicked button would keep its block focused after the pointer has left.
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
    // Lets analytics tell this click from a pointer click.
    button.dataset['gaEventAction'] = 'keyboard';
    button.click();
    delete button.dataset['gaEventAction'];
  });
}

/** Handles all copy buttons with one listener, and adds the shortcut that clicks them. */
export function enhanceCodeCopy(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  });
  enhanceShortcut();
}
