import { getNextIndex } from '../../../core/page/arrow-keys.ts';

/** Lets the arrow keys, Home and End move through the items of a menu, and open it. */
export function enhanceMenuKeys(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    const items = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')];
    const next = getNextIndex(event.key, {
      current: items.indexOf(document.activeElement as HTMLElement),
      count: items.length,
      orientation: 'vertical',
    });
    if (next === null) return;
    event.preventDefault();
    menu.open = true;
    items[next]?.focus();
  });
}
