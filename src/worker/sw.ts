/**
 * The offline worker: visited pages and demos work without a network. While there is a network,
 * documents and everything else that can change come from it and never from the cache.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { getAnswer, isVisitedMessage, SKIP_WAITING, type Answer } from '../core/hosting/offline.ts';
import type { ExtendableEvent, ShellEntry, WorkerScope } from './worker-scope.ts';

declare const SHELL: readonly ShellEntry[];
declare const OFFLINE_PAGE: string;
const scope = self as unknown as WorkerScope;

/**
 * Drops `Vary` from cached responses. The host serves an address in several forms, but the worker
 * caches only one. With `Vary`, a response fetched with an `Accept` header other than the browser's
 * would never match again.
 */
const oneForm: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const headers = new Headers(response.headers);
    headers.delete('Vary');
    const { status, statusText } = response;
    return Promise.resolve(new Response(response.body, { status, statusText, headers }));
  },
};

const store = (maxEntries: number) => [
  new CacheableResponsePlugin({ statuses: [200] }),
  oneForm,
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
];

const strategies = {
  document: new NetworkFirst({ cacheName: 'pages', plugins: store(100) }),
  immutable: new CacheFirst({ cacheName: 'assets', plugins: store(600) }),
  fresh: new NetworkFirst({ cacheName: 'data', plugins: store(200) }),
} satisfies Record<NonNullable<Answer>, unknown>;

precacheAndRoute([...SHELL], { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

for (const [answer, strategy] of Object.entries(strategies)) {
  registerRoute(
    ({ request, url }) =>
      getAnswer(url, scope.location.origin, request.mode === 'navigate') === answer,
    strategy,
  );
}

setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(OFFLINE_PAGE, {
          status: 503,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      : Response.error(),
  ),
);

/** Caches what the first page loaded before this worker was active. */
async function keepVisited(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(
    urls.map(async (address) => {
      const url = new URL(address, scope.location.href);
      const isDocument = url.pathname.endsWith('/');
      const answer = getAnswer(url, scope.location.origin, isDocument);
      if (answer === null) return;
      const request = new Request(url, isDocument ? { headers: { Accept: 'text/html' } } : {});
      const [, done] = strategies[answer].handleAll({ request, event });
      await done;
    }),
  );
}

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(scope.skipWaiting());
  else if (isVisitedMessage(event.data)) {
    // A page that was on its way while this worker became active is not among those it claimed then.
    event.waitUntil(scope.clients.claim());
    event.waitUntil(keepVisited(event.data.visited, event));
  }
});
