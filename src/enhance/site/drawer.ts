import { BREAKPOINTS } from '../../core/settings/theme.ts';
import { closeOnBack } from '../../state/site/layers.ts';
import { saveNav } from '../../state/site/nav-persistence.ts';

const OPEN = 'nav-open';

/** Makes the navigation a drawer on narrow screens, and saves its state on all screens. */
export function enhanceDrawer(): void {
  const nav = document.querySelector<HTMLElement>('#side-nav');
  const opener = document.querySelector<HTMLElement>('[data-nav-open]');
  if (!nav || !opener) return;
  const root = document.documentElement;

  const onClick = (event: Event) => {
    const target = event.target as Element;
    if (opener.contains(target)) return;
    if (target.closest('[data-nav-close]') || !nav.contains(target)) {
      event.preventDefault();
      setOpen(false);
    }
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setOpen(false);
  };

  let forgetEntry: (() => void) | undefined;
  const setOpen = (open: boolean) => {
    const change = open ? 'addEventListener' : 'removeEventListener';
    document[change]('click', onClick);
    document[change]('keydown', onKey as EventListener);
    root.classList.toggle(OPEN, open);
    opener.setAttribute('aria-expanded', String(open));
    for (const part of document.querySelectorAll<HTMLElement>(
      '.header, #main-content, .site-footer',
    )) {
      part.inert = open;
    }
    forgetEntry?.();
    forgetEntry = open ? closeOnBack(() => setOpen(false)) : undefined;
    if (open) {
      window.docs.nav(nav);
      nav.querySelector<HTMLElement>('[data-nav-close]')?.focus();
    } else opener.focus();
  };

  opener.setAttribute('role', 'button');
  opener.setAttribute('aria-expanded', 'false');
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    setOpen(true);
  });
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  });
  window
    .matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`)
    .addEventListener('change', ({ matches }) => {
      if (matches && root.classList.contains(OPEN)) setOpen(false);
    });
  window.addEventListener('pagehide', () => saveNav(nav));
}
