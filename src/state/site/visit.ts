/** Whether the browser prepares the page for a visit that may never come. */
export const isPrerendering = (): boolean =>
  (document as Document & { prerendering?: boolean }).prerendering === true;

/** After this, work starts even if the browser reports no paint, as in a tab in the background. */
const PAINT_MILLISECONDS = 500;

let painted: Promise<unknown> | undefined;

/** Resolves when the browser has painted the page, or after a while. */
const waitForPaint = () =>
  (painted ??= Promise.race([
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint' })),
    new Promise((resolve) => setTimeout(resolve, PAINT_MILLISECONDS)),
  ]));

/**
 * Runs a callback when the reader visits the page: at once, or, on a page that is prerendered, when
 * it has been shown and painted. What starts earlier takes the processor from that paint.
 */
export function onVisit(callback: () => void): void {
  if (!isPrerendering()) callback();
  else {
    const start = () => void waitForPaint().then(callback);
    document.addEventListener('prerenderingchange', start, { once: true });
  }
}
