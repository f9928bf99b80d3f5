/** The button appears after scrolling this many pixels. */
const THRESHOLD = 200;

/** Shows the back-to-top button once the reader has scrolled, and handles its clicks. */
export function enhanceScroll(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  const update = () => button.toggleAttribute('data-visible', window.scrollY > THRESHOLD);
  // After the first frame, so that no layout is forced; the page may already be scrolled by then.
  setTimeout(update, 100);
  window.addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
