import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { getNextIndex } from '../../core/page/arrow-keys.ts';

function getItems(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-toolbar-item]')].filter(
    (item) => item.offsetParent !== null,
  );
}

/** Returns the props of the toolbar's item with this name. */
export type GetItemProps = (name: string) => { 'data-toolbar-item': string; tabIndex: 0 | -1 };

/**
 * One tab stop for a whole toolbar: arrow keys, Home and End move inside it. Source: the ARIA
 * toolbar pattern.
 */
export function useRovingFocus() {
  const [active, setActive] = useState('code');

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = getItems(event.currentTarget);
    const next = getNextIndex(event.key, {
      current: items.indexOf(document.activeElement as HTMLElement),
      count: items.length,
      orientation: 'horizontal',
      direction: document.documentElement.dir,
    });
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = (event.target as HTMLElement).dataset['toolbarItem'];
    if (name !== undefined) setActive(name);
  };

  const getItemProps: GetItemProps = (name) => ({
    'data-toolbar-item': name,
    tabIndex: name === active ? 0 : -1,
  });

  return { toolbarProps: { onKeyDown, onFocus }, getItemProps };
}
