import type { ClientDirective } from 'astro';

/** A demo hydrates this many pixels before it comes into view. */
const MARGIN = '250px 0px';

/** Demos hydrate one after the other, so that a page full of them stays responsive. */
let queue: Promise<unknown> = Promise.resolve();

/** Lets the browser paint and answer the reader between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs the modules that the page preloads in tasks of their own, each as soon as it has arrived;
 * one import of the island would wait for all of them and then run them in one go.
 */
async function runPreloaded() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  for (const { href } of links) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

let preloaded: Promise<unknown> | undefined;

/** `client:demo`: hydrates a demo when its frame comes near the viewport. */
const demo: ClientDirective = (load, _options, element) => {
  const frame = element.closest('[data-demo]') ?? element;
  const observe = () => observer.observe(frame);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // What fails here is reported by the island's own import.
      preloaded ??= runPreloaded().catch(() => undefined);
      const loading = preloaded.then(load);
      queue = queue.then(async () => (await loading)()).catch(() => undefined);
    },
    { rootMargin: MARGIN },
  );
  // A page that is prepared while the pointer rests on its link keeps its demos for the visit.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', observe, { once: true });
  else observe();
};

export default demo;
