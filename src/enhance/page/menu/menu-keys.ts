import { getNextIndex } from '../../../core/page/arrow-keys.ts';

/**
 * Lets the arrow keys, Home and End move through the items of a menu, and open it from any button
 * of the element that contains it.
 */
export function enhanceMenuKeys(element: HTMLElement, menu: HTMLDetailsElement): void {
  element.addEventListener('keydown', (event) => {
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
