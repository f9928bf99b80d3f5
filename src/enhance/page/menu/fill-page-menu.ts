import tables from 'virtual:labels/page';
import { getLabels } from '../../../core/i18n.ts';
import { enhanceMenuKeys } from './menu-keys.ts';

export { copyPage } from './copy-page.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Clicks the button of a demo's toolbar, which hydrates on that click if it has to. */
function createSandboxButton(menu: HTMLDetailsElement): HTMLButtonElement | null {
  const opener = document.querySelector<HTMLElement>('[data-toolbar-item="stackblitz"]');
  if (!opener) return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('page.sandbox');
  button.addEventListener('click', () => {
    menu.open = false;
    opener.click();
  });
  return button;
}

/** Adds the items that need JavaScript, and keyboard navigation from anywhere in the split button. */
export function fillPageMenu(split: HTMLElement, menu: HTMLDetailsElement): void {
  const sandbox = createSandboxButton(menu);
  if (sandbox) {
    const item = document.createElement('li');
    item.append(sandbox);
    menu.querySelector('li')?.after(item);
  }
  enhanceMenuKeys(split, menu);
}
