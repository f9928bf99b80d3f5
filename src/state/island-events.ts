/** Events between islands and the document around them. */

/** Sent by an island once React handles its events; earlier input is replayed then. */
export const ISLAND_READY = 'island:ready';
/** Sent to an island to hydrate it without a click. */
export const ISLAND_HYDRATE = 'island:hydrate';
/** Sent by Astro to an island whose script did not arrive, and from there to the document. */
export const ISLAND_FAILED = 'astro:hydration-error';
/** Sent by an element whose other script did not arrive when the reader asked for it. */
export const SCRIPT_FAILED = 'script:failed';
/** Sent to a demo's frame to mount the demo again. */
export const DEMO_RESET = 'demo:reset';

export function announceReady(element: Element | null): void {
  element?.dispatchEvent(new CustomEvent(ISLAND_READY, { bubbles: true }));
}

/** Lets the document say, after the element, that its script did not arrive. */
export function announceFailure(element: Element | null): void {
  const announce = () => element?.dispatchEvent(new CustomEvent(SCRIPT_FAILED, { bubbles: true }));
  // The script that listens can be the last of the document.
  if (document.readyState === 'complete') announce();
  else window.addEventListener('load', announce, { once: true });
}
