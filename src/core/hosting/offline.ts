/**
 * Rules of the offline worker.
 */

export const WORKER_PATH = '/x/sw.js';
/** Message that tells a waiting worker to take over. */
export const SKIP_WAITING = 'skipWaiting';
/**
 * Interval at which a page checks whether it has focus and can reload.
 */
export const FOCUS_POLL_MILLISECONDS = 100;

/** Message to the first worker: URLs that the page loaded before the worker was active. */
export interface VisitedMessage {
  visited: readonly string[];
}

export function isVisitedMessage(data: unknown): data is VisitedMessage {
  const visited: unknown =
    typeof data === 'object' && data !== null ? (data as { visited?: unknown }).visited : undefined;
  return Array.isArray(visited) && visited.every((url) => typeof url === 'string');
}

/**
 * Strategy for a request. Files with a content hash in their name come from the cache, all others
 * from the network if it is available. Null: the worker does not handle the request.
 */
export type Answer = 'document' | 'immutable' | 'fresh' | null;

export function getAnswer(url: URL, origin: string, isDocument: boolean): Answer {
  if (url.origin !== origin || !url.pathname.startsWith('/x/')) return null;
  if (url.pathname === WORKER_PATH) return null;
  if (isDocument) return 'document';
  return url.pathname.startsWith('/x/assets/') ? 'immutable' : 'fresh';
}

/** Whether a host runs the offline worker. */
export function isProductionHost(host: string, productionHost: string): boolean {
  return host.includes(productionHost);
}
