import { useState, type FocusEvent, type KeyboardEvent } from 'react';

function getItems(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>('[data-toolbar-item]')].filter(
    (item) => item.offsetParent !== null,
  );
}

/**
 * One tab stop for a whole toolbar: arrow keys move inside it and wrap, Home and End go to its
 * ends. In right-to-left direction the arrows swap. Source: the ARIA toolbar pattern.
 */
export function useRovingFocus() {
  const [active, setActive] = useState('code');

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = getItems(event.currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const target =
      event.key === forward
        ? items[(at + 1) % items.length]
        : event.key === backward
          ? items[(at - 1 + items.length) % items.length]
          : event.key === 'Home'
            ? items[0]
            : event.key === 'End'
              ? items.at(-1)
              : undefined;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const name = (event.target as HTMLElement).dataset['toolbarItem'];
    if (name !== undefined) setActive(name);
  };

  /** Props of the item with this name. */
  const getItemProps = (name: string) => ({
    'data-toolbar-item': name,
    tabIndex: name === active ? 0 : -1,
  });

  return { toolbarProps: { onKeyDown, onFocus }, getItemProps };
}
