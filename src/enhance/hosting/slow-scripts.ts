import {
  announceSlow,
  ISLAND_FAILED,
  ISLAND_READY,
  SLOW_MILLISECONDS,
} from '../../state/island-events.ts';
import { keepKeys } from '../../state/keep-keys.ts';
import { onVisit } from '../../state/site/visit.ts';

/** Lets the document say that an island takes long, if it has not hydrated after a while. */
function watch(island: Element | null | undefined): void {
  setTimeout(() => {
    if (island?.matches('[ssr]')) announceSlow(island);
  }, SLOW_MILLISECONDS);
}

const getDemo = (frame: Element | null | undefined) =>
  frame?.querySelector('.demo-stage > astro-island');

/** Watches the demos that hydrate when they come into view. */
function watchDemos(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      watch(getDemo(target));
    }
  });
  for (const frame of document.querySelectorAll('.demo:has([client="demo"])')) {
    observer.observe(frame);
  }
}

/** Islands whose readers have been heard. */
const awaited = new WeakSet<Element>();

/** Keeps what the reader types until an island is ready, which can focus a field. */
function keepKeysFor(island: Element): void {
  if (awaited.has(island)) return;
  awaited.add(island);
  const stop = keepKeys();
  // The directive first repeats the click.
  island.addEventListener(ISLAND_READY, () => setTimeout(stop), { once: true });
  const onFailure = () => {
    awaited.delete(island);
    stop();
  };
  island.addEventListener(ISLAND_FAILED, onFailure, { once: true });
}

/**
 * Watches the islands that the reader waits for. This is part of the document's own script rather
 * than of the directives, which are inside of each document.
 */
export function watchSlowScripts(): void {
  onVisit(watchDemos);
  // The directive stops the click from going further.
  document.addEventListener(
    'click',
    ({ target }) => {
      const element = target as Element;
      const cover = element.closest('[data-demo-wake]');
      const island = element.closest('[client="interaction"][ssr]');
      if (island) keepKeysFor(island);
      if (cover || island) watch(cover ? getDemo(cover.closest('.demo')) : island);
    },
    true,
  );
}
