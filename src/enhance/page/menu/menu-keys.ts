/** Where each key leads in a list of so many items; null for keys that mean nothing here. */
export function getNextItem(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Lets the arrow keys, Home and End move through the items of a menu, and open it. */
export function enhanceMenuKeys(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    const items = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')];
    const next = getNextItem(
      event.key,
      items.indexOf(document.activeElement as HTMLElement),
      items.length,
    );
    if (next === null) return;
    event.preventDefault();
    menu.open = true;
    items[next]?.focus();
  });
}
