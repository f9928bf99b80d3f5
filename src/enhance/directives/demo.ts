import type { ClientDirective } from 'astro';
import { ISLAND_FAILED, ISLAND_HYDRATE, SLOW_MILLISECONDS } from '../../state/island-events.ts';
import { onVisit } from '../../state/site/visit.ts';

/** Demos hydrate this far before they come into view. */
const MARGIN = '250px 0px';

/** Demos hydrate one at a time, so that a page full of them stays responsive. */
let queue: Promise<unknown> = Promise.resolve();

/** Lets the browser paint and handle input between two tasks. */
const nextTask = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs each preloaded module of the page in its own task as soon as it has arrived. A single
 * import of the island would wait for all of them and then run them in one long task.
 */
async function runPreloaded() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  for (const { href } of links) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

/** Charts measure their texts once, in the font that has arrived. Browsers wait as long for it. */
const FONT_MILLISECONDS = 3000;

let preloaded: Promise<unknown> | undefined;

/** `client:demo`: hydrates a demo when its frame comes near the viewport. */
const demo: ClientDirective = (load, _options, element) => {
  const frame = element.closest('[data-demo]') ?? element;
  const hydrate = () => {
    // The island's own import reports the failure. A script that never arrives may be needed by the
    // first demo alone.
    preloaded ??= Promise.all([
      Promise.race([runPreloaded().catch(() => undefined), nextTask(SLOW_MILLISECONDS)]),
      Promise.race([document.fonts.ready, nextTask(FONT_MILLISECONDS)]),
    ]);
    void preloaded.then(load).then((run) => {
      // Only now, so that no demo waits for the script of another one.
      queue = queue.then(run).catch(() => undefined);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hydrate();
    },
    { rootMargin: MARGIN },
  );
  element.addEventListener(ISLAND_FAILED, () => {
    element.addEventListener(ISLAND_HYDRATE, hydrate, { once: true });
  });
  onVisit(() => observer.observe(frame));
};

export default demo;
