/**
 * Adds the items that need JavaScript when the reader first hovers or focuses the page's menu. A
 * click opens the menu only after that, so that its items do not move.
 */
export function loadPageMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.page-menu');
  const button = menu?.querySelector('summary');
  if (!menu || !button) return;
  let loading: Promise<void> | undefined;
  let ready = false;
  const load = () =>
    (loading ??= import('./fill-page-menu.ts')
      .then(({ fillPageMenu }) => fillPageMenu(menu))
      // Without the network, the links in the document still work.
      .catch(() => {})
      .then(() => {
        ready = true;
      }));
  menu.addEventListener('pointerover', load, { once: true });
  menu.addEventListener('focusin', load, { once: true });
  button.addEventListener('click', (event) => {
    if (ready) return;
    event.preventDefault();
    void load().then(() => (menu.open = true));
  });
}
