/** Time the pointer has to rest on a link, so that a passing one costs nothing. */
const REST_MILLISECONDS = 80;

interface NetworkInformation {
  saveData?: boolean;
}

/** Fetches the page behind a link that is pointed at; browsers that prepare it whole start from that. */
export function prefetchOnHover(): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return;
  const seen = new Set<string>([window.location.pathname]);
  let timer = 0;
  const prefetch = ({ origin, pathname }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || !pathname.endsWith('/') || seen.has(pathname)) return;
    seen.add(pathname);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = pathname;
    document.head.append(link);
  };
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      const anchor = (target as Element).closest<HTMLAnchorElement>('a[href]');
      clearTimeout(timer);
      if (anchor) timer = window.setTimeout(() => prefetch(anchor), REST_MILLISECONDS);
    });
  }
}
