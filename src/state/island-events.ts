/** Events between islands and the document around them. */

/** Sent by an island once React handles its events; earlier input is replayed then. */
export const ISLAND_READY = 'island:ready';
/** Sent to an island to hydrate it without a click. */
export const ISLAND_HYDRATE = 'island:hydrate';
/** Sent by Astro to an island whose script did not arrive, and from there to the document. */
export const ISLAND_FAILED = 'astro:hydration-error';
/** Sent by an element whose other script or data did not arrive when the reader asked for it. */
export const SCRIPT_FAILED = 'script:failed';
/** Sent to an island that has been waiting for its script, and from there to the document. */
export const ISLAND_SLOW = 'island:slow';
/** Sent to the heading of the page when the reader has said which release they use. */
export const USED_VERSION_CHANGE = 'used-version:change';
/** Sent to a demo's frame to mount the demo again. */
export const DEMO_RESET = 'demo:reset';

export function announceReady(element: Element | null): void {
  element?.dispatchEvent(new CustomEvent(ISLAND_READY, { bubbles: true }));
}

/** A script that takes longer has probably been lost on the way; no browser says so for minutes. */
export const SLOW_MILLISECONDS = 10_000;

/** Lets the document say, after the element, that it still waits for what the reader asked for. */
export function announceSlow(element: Element): void {
  element.dispatchEvent(new CustomEvent(ISLAND_SLOW, { bubbles: true }));
}

/** Lets the document say, after the element, that its script did not arrive. */
export function announceFailure(element: Element | null): void {
  const announce = () => element?.dispatchEvent(new CustomEvent(SCRIPT_FAILED, { bubbles: true }));
  // The script that listens can be the last of the document.
  if (document.readyState === 'complete') announce();
  else window.addEventListener('load', announce, { once: true });
}
