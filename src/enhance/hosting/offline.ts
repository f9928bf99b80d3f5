import site from '../../../config/site.ts';
import {
  FOCUS_POLL_MILLISECONDS,
  isProductionHost,
  SKIP_WAITING,
  WORKER_PATH,
  type VisitedMessage,
} from '../../core/hosting/offline.ts';

/** Reloads the page as soon as it has the focus, so that no background tab is disturbed. */
function reloadWithFocus(): void {
  const timer = setInterval(() => {
    if (!document.hasFocus()) return;
    clearInterval(timer);
    window.location.reload();
  }, FOCUS_POLL_MILLISECONDS);
}

/** Lets a new worker take over, and reloads once it has. */
function followUpdate(registration: ServiceWorkerRegistration): void {
  const listen = (worker: ServiceWorker | null) => {
    const onChange = () => {
      if (worker?.state === 'installed' && registration.waiting) {
        registration.waiting.postMessage(SKIP_WAITING);
      }
      if (worker?.state === 'activated') reloadWithFocus();
    };
    worker?.addEventListener('statechange', onChange);
    onChange();
  };
  if (registration.waiting) {
    const { waiting } = registration;
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') reloadWithFocus();
    });
    waiting.postMessage(SKIP_WAITING);
  } else if (registration.installing) {
    listen(registration.installing);
  }
  registration.addEventListener('updatefound', () => listen(registration.installing));
}

/** Whether this document bypassed the worker, even if the worker has taken over since. */
function isUnseen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation === undefined || navigation.workerStart === 0;
}

/** Tells the worker which resources were loaded before it became active. */
async function handOverVisit({ ready }: ServiceWorkerContainer): Promise<void> {
  const { active } = await ready;
  const resources = performance.getEntriesByType('resource').map(({ name }) => name);
  const message: VisitedMessage = { visited: [window.location.href, ...resources] };
  active?.postMessage(message);
}

/**
 * Registers the offline worker on a production host.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  if (!isProductionHost(window.location.host, site.productionHost)) return;
  const register = async () => {
    try {
      const controlled = serviceWorker.controller !== null;
      const registration = await serviceWorker.register(WORKER_PATH);
      if (controlled) followUpdate(registration);
      if (isUnseen()) await handOverVisit(serviceWorker);
    } catch {
      // The site works without the worker.
    }
  };
  // Resources of the page itself load first.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
