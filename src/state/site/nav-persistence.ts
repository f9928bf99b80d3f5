import { readStorage, writeStorage } from '../browser-storage.ts';

const KEY = 'docs-nav';

interface NavState {
  scroll: number;
  /** Groups that the reader opened or closed by hand. */
  open: Record<string, boolean>;
}

function readState(stored = readStorage('session', KEY)): NavState {
  try {
    const state = JSON.parse(stored ?? '') as Partial<NavState>;
    return {
      scroll: typeof state.scroll === 'number' ? state.scroll : 0,
      open: typeof state.open === 'object' && state.open !== null ? state.open : {},
    };
  } catch {
    return { scroll: 0, open: {} };
  }
}

function getGroups(nav: HTMLElement) {
  return nav.querySelectorAll<HTMLDetailsElement>('details[data-group-path]');
}

/** Saves the scroll position and the open groups for the next page of this visit. */
export function saveNav(nav: HTMLElement): void {
  const { open } = readState();
  for (const group of getGroups(nav)) open[group.dataset['groupPath']!] = group.open;
  writeStorage('session', KEY, JSON.stringify({ scroll: nav.scrollTop, open } satisfies NavState));
}

/** What was restored last. */
let restored: string | null | undefined;

/**
 * Restores the scroll position and the open groups before the navigation is painted. The group of
 * the current page is always open, and its link is scrolled into view only if it is out of view.
 * Does nothing if what is stored has not changed since the last time.
 */
export function restoreNav(nav: HTMLElement): void {
  const stored = readStorage('session', KEY);
  if (stored === restored) return;
  restored = stored;
  const { scroll, open } = readState(stored);
  for (const group of getGroups(nav)) {
    const stored = open[group.dataset['groupPath']!];
    if (stored !== undefined && !group.querySelector('[aria-current="page"]')) group.open = stored;
  }
  nav.scrollTop = scroll;
  const active = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (!active || nav.clientHeight === 0) return;
  const top = active.getBoundingClientRect().top - nav.getBoundingClientRect().top;
  // In a drawer, its head covers the first entries.
  const covered = nav.querySelector<HTMLElement>('.nav-head')?.offsetHeight ?? 0;
  if (top < covered || top + active.offsetHeight > nav.clientHeight) {
    nav.scrollTop += top - nav.clientHeight / 2;
  }
}
