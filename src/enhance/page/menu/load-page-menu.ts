import { announceFailure } from '../../../state/island-events.ts';

/**
 * Loads the script of the page's split button when the reader first hovers or focuses it. A click
 * opens the menu only after that, so that its items do not move.
 */
export function loadPageMenu(): void {
  const split = document.querySelector<HTMLElement>('.page-menu');
  const menu = split?.querySelector('details');
  const copy = split?.querySelector<HTMLElement>('.page-copy');
  const markdown = menu?.querySelector<HTMLAnchorElement>('a[href$=".md"]');
  if (!split || !menu || !copy || !markdown) return;
  // Announces the result of copying.
  copy.setAttribute('aria-live', 'polite');
  const load = () => import('./fill-page-menu.ts');
  let filling: Promise<void> | undefined;
  let ready = false;
  const fill = () =>
    (filling ??= load()
      .then(({ fillPageMenu }) => fillPageMenu(split, menu))
      .then(() => {
        ready = true;
      })
      // Without the network, the links in the document still work. The next opening tries again.
      .catch(() => {
        filling = undefined;
      }));
  split.addEventListener('pointerover', fill, { once: true });
  split.addEventListener('focusin', fill, { once: true });
  copy.addEventListener('click', () => {
    void load()
      .then(({ copyPage }) => copyPage(copy, markdown.href))
      .catch(() => announceFailure(split));
  });
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (ready || menu.open) return;
    event.preventDefault();
    void fill().then(() => (menu.open = true));
  });
}
