/** The button appears below this many pixels. */
const THRESHOLD = 200;
/** Shorter moves have no direction: a demo above may have changed its height. */
const JITTER = 4;

/**
 * Shows the back-to-top button while the reader scrolls up, which is when it may be wanted, and
 * handles its clicks.
 */
export function enhanceScroll(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  let last = 0;
  const update = () => {
    const { scrollY } = window;
    if (scrollY > THRESHOLD && Math.abs(scrollY - last) < JITTER) return;
    button.toggleAttribute('data-visible', scrollY > THRESHOLD && scrollY < last);
    last = scrollY;
  };
  window.addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
