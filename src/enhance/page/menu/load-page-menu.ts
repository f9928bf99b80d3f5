/**
 * Adds to the page's menu what needs JavaScript, when the reader first points at it or focuses it.
 * A click that comes before that is repeated, so that the menu opens as it will stay.
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
      // Without the network the links that the document has are there all the same.
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
