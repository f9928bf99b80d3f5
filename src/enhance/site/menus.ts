/** Closes menus when the reader clicks elsewhere or on a link, tabs away, or presses Escape. */
export function enhanceMenus(): void {
  const getOpen = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]')];

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    for (const menu of getOpen()) {
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    }
  });
  document.addEventListener('focusin', (event) => {
    for (const menu of getOpen()) if (!menu.contains(event.target as Node)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of getOpen()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
