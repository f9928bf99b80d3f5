/** The button appears after this many pixels. */
const THRESHOLD = 200;

/** Back to the top. */
export function enhanceScroll(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  const update = () => button.toggleAttribute('data-visible', window.scrollY > THRESHOLD);
  // After the frame that is due anyway; a document that is scrolled from the start shows it then.
  setTimeout(update, 100);
  window.addEventListener('scroll', update, { passive: true });
  button.addEventListener('click', () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true });
  });
}
