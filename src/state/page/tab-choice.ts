import { readStorage, writeStorage } from '../browser-storage.ts';

/** Storage key of the selected tab of a group of code blocks. */
function getKey(group: string): string {
  return `codeblock-${group}`;
}

/** Sent to the document when a reader chooses a tab. */
const TAB_CHOSEN = 'tab:chosen';

interface Choice {
  group: string;
  label: string;
}

/** Returns the remembered tab of a group; null if none. */
export function readTab(group: string): string | null {
  return readStorage('local', getKey(group));
}

/** Calls a function with each tab of a group that the reader chooses. */
export function onTabChoice(group: string, listener: (label: string) => void): void {
  document.addEventListener(TAB_CHOSEN, (event) => {
    const choice = (event as CustomEvent<Choice>).detail;
    if (choice.group === group) listener(choice.label);
  });
}

/** Returns the elements of a box that do not belong to a box inside it. */
function getOwn(box: HTMLElement, selector: string): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(selector)];
  return all.filter((each) => each.closest('[data-group]') === box);
}

/** Shows one tab of a group of code blocks and hides the others. */
export function showTab(box: HTMLElement, label: string): void {
  for (const tab of getOwn(box, '[role="tab"]')) {
    const selected = tab.dataset['tab'] === label;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
  for (const panel of getOwn(box, '[data-tab-panel]')) {
    panel.hidden = panel.dataset['tabPanel'] !== label;
  }
}

function getLabels(box: HTMLElement): string[] {
  return getOwn(box, '[role="tab"]').map((tab) => tab.dataset['tab']!);
}

/** Shows the remembered tab, or the first one if no known tab is stored. */
export function restoreTab(
  box: HTMLElement,
  read: (key: string) => string | null = (key) => readStorage('local', key),
): void {
  const labels = getLabels(box);
  const stored = read(getKey(box.dataset['group'] ?? ''));
  showTab(box, labels.find((label) => label === stored) ?? labels[0] ?? '');
}

/** Remembers a tab and shows it in every box of the group that has it. */
export function chooseTab(group: string, label: string): void {
  writeStorage('local', getKey(group), label);
  for (const box of document.querySelectorAll<HTMLElement>('[data-group]')) {
    if (box.dataset['group'] === group && getLabels(box).includes(label)) showTab(box, label);
  }
  document.dispatchEvent(new CustomEvent<Choice>(TAB_CHOSEN, { detail: { group, label } }));
}
