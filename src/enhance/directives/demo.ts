import type { ClientDirective } from 'astro';
import { ISLAND_FAILED, ISLAND_HYDRATE, SLOW_MILLISECONDS } from '../../state/island-events.ts';

/** Demos hydrate this far before they come into view. */
const MARGIN = '250px 0px';

/** Demos hydrate one at a time, so that a page full of them stays responsive. */
let queue: Promise<unknown> = Promise.resolve();

/** Lets the browser paint and handle input between two tasks. */
const nextTask = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Browsers without `yield` delay timers that follow each other by 4 ms. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
const giveWay = () => scheduler?.yield?.() ?? nextTask();

/** Modules run for this long before the browser may paint again. */
const SLICE_MILLISECONDS = 12;

/**
 * Runs the preloaded modules of the page as soon as each has arrived, in short tasks. A single
 * import of the island would wait for all of them and then run them in one long task.
 */
async function runPreloaded() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  let started = performance.now();
  for (const { href } of links) {
    await import(/* @vite-ignore */ href);
    if (performance.now() - started < SLICE_MILLISECONDS) continue;
    await giveWay();
    started = performance.now();
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
  const observe = () => observer.observe(frame);
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
  // A prerendered page hydrates its demos only once the reader visits it.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', observe, { once: true });
  else observe();
};

export default demo;
