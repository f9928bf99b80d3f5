/** A demo whose settings can be behind those of the page. */
export interface UpdatedDemo {
  /** Tells whether the demo is near the viewport. */
  element: Element;
  /** Renders the demo with the newest settings. Resolves when that is committed or gone. */
  update: () => Promise<void>;
}

/** Demos this far from the viewport count as in view, so that scrolling does not show old ones. */
const MARGIN = '250px 0px';

/** Set on the stage of a demo until it shows the page's settings. */
const BEHIND = 'data-behind';

const demos = new Map<Element, UpdatedDemo>();
const inView = new Set<Element>();
const behind = new Set<Element>();
let running = false;

/**
 * Resolves in a task of its own when the next paint is on the screen, a frame after it was painted;
 * in a hidden page, which has none, soon.
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    const post = () => port2.postMessage(null);
    if (document.visibilityState === 'visible') {
      requestAnimationFrame(() => requestAnimationFrame(post));
    } else post();
  });
}

/**
 * Longest wait for the browser to be idle: a page that animates may never be. It is waited for once
 * per demo, and pages have up to twenty.
 */
const LONGEST_WAIT = 50;

/** Resolves when the browser has nothing else to do, or a demo that is behind comes into view. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    } else setTimeout(resolve, LONGEST_WAIT);
  });
}
let wake: (() => void) | undefined;

/** Returns the next demo to update: the first one in view, else any other. */
function getNext(): UpdatedDemo | undefined {
  const waiting = [...behind];
  const next = waiting.find((element) => inView.has(element)) ?? waiting[0];
  return next && demos.get(next);
}

/** Updates one demo after the other; input and paints come between two of them. */
async function run(): Promise<void> {
  if (running) return;
  running = true;
  while (behind.size > 0) {
    await afterPaint();
    if (![...behind].some((element) => inView.has(element))) await whenIdle();
    const next = getNext();
    if (!next) continue;
    behind.delete(next.element);
    await next.update();
    // The reader may have changed something else meanwhile.
    next.element.toggleAttribute(BEHIND, behind.has(next.element));
  }
  running = false;
}

const observer =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inView.add(target);
            else inView.delete(target);
            if (isIntersecting && behind.has(target)) wake?.();
          }
        },
        { rootMargin: MARGIN },
      );

/** Notes that a demo is behind the page's settings. It is updated after the page has painted. */
export function updateAfterPaint(demo: UpdatedDemo): void {
  behind.add(demo.element);
  demo.element.setAttribute(BEHIND, '');
  void run();
}

/** Follows whether a demo is in view. Returns a function that forgets the demo. */
export function registerDemo(demo: UpdatedDemo): () => void {
  demos.set(demo.element, demo);
  observer?.observe(demo.element);
  return () => {
    demos.delete(demo.element);
    inView.delete(demo.element);
    behind.delete(demo.element);
    observer?.unobserve(demo.element);
  };
}
