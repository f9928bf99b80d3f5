import tables from 'virtual:labels/page';
import { getLabels } from '../../../core/i18n.ts';
import { createCopyButton } from './copy-page.ts';
import { enhanceMenuKeys } from './menu-keys.ts';

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

function createItem(content: HTMLElement): HTMLLIElement {
  const item = document.createElement('li');
  item.append(content);
  return item;
}

/** Adds the items that need JavaScript, and keyboard navigation. */
export function fillPageMenu(menu: HTMLDetailsElement): void {
  const list = menu.querySelector('ul');
  const view = menu.querySelector<HTMLAnchorElement>('a[href$=".md"]');
  if (!list || !view) return;
  list.prepend(createItem(createCopyButton(view.href)));
  const sandbox = createSandboxButton(menu);
  if (sandbox) view.closest('li')?.after(createItem(sandbox));
  enhanceMenuKeys(menu);
}
