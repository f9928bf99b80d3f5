import { announceSlow, SLOW_MILLISECONDS } from '../../state/island-events.ts';
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
      if (cover || island) watch(cover ? getDemo(cover.closest('.demo')) : island);
    },
    true,
  );
}
