import { chooseTab } from '../state/tab-choice.ts';

/** How long the label says that a copy was made (specification §9). */
const COPIED_MILLISECONDS = 2000;

/** The text of a block as it should be pasted: removed lines of a diff are left out. */
function getCopyText(block: Element): string {
  const code = block.querySelector('code')?.cloneNode(true) as Element | undefined;
  for (const removed of code?.querySelectorAll('del') ?? []) removed.remove();
  // Marked lines are elements of their own; their line ends are in the style, not in the text.
  for (const line of code?.querySelectorAll('ins, mark') ?? []) line.append('\n');
  return (code?.textContent ?? '').replace(/\n$/, '');
}

async function copy(button: HTMLElement): Promise<void> {
  const block = button.closest('.code-block');
  const label = button.querySelector('[data-copy-label]');
  if (!block || !label) return;
  label.textContent = 'Copied';
  button.dataset['copied'] = '';
  setTimeout(() => {
    label.textContent = 'Copy';
    delete button.dataset['copied'];
  }, COPIED_MILLISECONDS);
  try {
    await navigator.clipboard.writeText(getCopyText(block));
  } catch {
    // Behaviours §9: a copy that fails is silent.
  }
}

function onTabKey(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('.code-tabs [role="tab"]');
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!tab || step === undefined) return;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
  event.preventDefault();
}

/** Copy buttons and code tabs, by one listener for the whole page. */
export function enhanceCodeBlocks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
    const tab = target.closest<HTMLElement>('.code-tabs [role="tab"]');
    const group = tab?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (tab && group) chooseTab(group, tab.dataset['tab'] ?? '');
  });
  document.addEventListener('keydown', onTabKey);
}
