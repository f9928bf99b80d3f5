/** Events between islands and the document around them. */

/** Sent by an island once React handles its events; earlier input is replayed then. */
export const ISLAND_READY = 'island:ready';
/** Sent to an island to hydrate it without a click. */
export const ISLAND_HYDRATE = 'island:hydrate';
/** Sent to a demo's frame to mount the demo again. */
export const DEMO_RESET = 'demo:reset';

export function announceReady(element: Element | null): void {
  element?.dispatchEvent(new CustomEvent(ISLAND_READY, { bubbles: true }));
}
