/**
 * Rules of the offline worker. Source: requirements purpose.worker-registration and
 * states.worker-update.
 */

export const WORKER_PATH = '/x/sw.js';
/** Told to a waiting worker, so that it takes over. */
export const SKIP_WAITING = 'skipWaiting';
/**
 * How often a page looks whether it has the focus and may reload (requirement
 * constants.worker-polling).
 */
export const FOCUS_POLL_MILLISECONDS = 100;

/** Told to the first worker: what this visit has loaded before there was one. */
export interface VisitedMessage {
  visited: readonly string[];
}

export function isVisitedMessage(data: unknown): data is VisitedMessage {
  const visited: unknown =
    typeof data === 'object' && data !== null ? (data as { visited?: unknown }).visited : undefined;
  return Array.isArray(visited) && visited.every((url) => typeof url === 'string');
}

/**
 * How a request is answered: files whose name is a hash of their content from the cache, anything
 * else of this site from the network as long as there is one; other sites are left alone.
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
