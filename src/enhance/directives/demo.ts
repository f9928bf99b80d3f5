import type { ClientDirective } from 'astro';

/** A demo wakes this many pixels before it comes into view. */
const MARGIN = '250px 0px';

/** Demos wake one after the other, so that a page full of them stays responsive. */
let queue: Promise<unknown> = Promise.resolve();

/** `client:demo`: hydrates a demo when its frame comes near the viewport. */
const demo: ClientDirective = (load, _options, element) => {
  const frame = element.closest('[data-demo]') ?? element;
  const observe = () => observer.observe(frame);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const loading = load();
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
