import { saveNav } from '../../state/site/nav-persistence.ts';

/** How long the pointer must stay on a link, so that passing over it costs nothing. */
const HOVER_MILLISECONDS = 80;

interface NetworkInformation {
  saveData?: boolean;
}

/** Prefetches the page behind a hovered or focused link; prerendering browsers reuse it. */
export function prefetchOnHover(): void {
  const nav = document.querySelector<HTMLElement>('#side-nav');
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return;
  const seen = new Set<string>([window.location.pathname]);
  let timer = 0;
  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || !pathname.endsWith('/') || seen.has(pathname)) return;
    seen.add(pathname);
    // The page may be prerendered from now on, and restores its navigation then.
    if (nav) saveNav(nav);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = pathname;
    document.head.append(link);
  };
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const anchor = (target as Element).closest<HTMLAnchorElement>('a[href]');
      clearTimeout(timer);
      if (anchor) timer = window.setTimeout(() => prefetch(anchor), HOVER_MILLISECONDS);
    });
  }
}
