import { BREAKPOINTS } from '../../core/settings/theme.ts';

const PHONES = `(max-width: ${BREAKPOINTS.lg - 0.02}px), (pointer: coarse)`;

/** Whether readers go back with a gesture: Back then closes what lies over the page. */
export function goesBackByGesture(): boolean {
  return window.matchMedia(PHONES).matches;
}

/** Returns how many layers lie over the page at the present history entry. */
export function getDepth(): number {
  return (window.history.state as { layers?: number } | null)?.layers ?? 0;
}

/** Adds a history entry for one more layer, with the present address or another hash. */
export function pushLayer(hash?: string): void {
  window.history.pushState({ layers: getDepth() + 1 }, '', hash);
}

/** Returns the page that a click leads to in this window, or null. */
function getTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.matches('[data-nav-close], [target], [download]')) return null;
  return link.origin === window.location.origin ? link.href : null;
}

/**
 * Adds a history entry for what lies over the page, so that Back closes it before it leaves the page,
 * on screens where readers go back with a gesture. A link inside takes over that entry. Call the
 * result when it closes by other means.
 */
export function closeOnBack(close: () => void): () => void {
  if (!goesBackByGesture()) return () => undefined;
  const depth = getDepth() + 1;
  let isLeaving = false;
  const onPop = () => {
    if (getDepth() < depth) close();
  };
  const onClick = (event: MouseEvent) => {
    const target = getTarget(event);
    if (target === null) return;
    event.preventDefault();
    isLeaving = true;
    // After the handlers of the link. A page that is restored later shows itself, not the layer.
    setTimeout(() => {
      close();
      window.location.replace(target);
    });
  };
  pushLayer();
  window.addEventListener('popstate', onPop);
  document.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('popstate', onPop);
    document.removeEventListener('click', onClick, true);
    if (!isLeaving && getDepth() === depth) window.history.back();
  };
}

/** Removes the hash, which says what lies over the page, from the present entry. */
export function removeHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
}
