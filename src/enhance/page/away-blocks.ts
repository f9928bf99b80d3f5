/** Set on blocks that are neither styled nor laid out until they come near the viewport. */
const AWAY = 'data-away';

/** Blocks nearer than one height of the viewport are never away. */
const MARGIN = '100% 0px';

/**
 * Headings are left out, because links lead to them; so are blocks of plain text, which cost less
 * than what it takes to skip them.
 */
const BLOCKS = '.prose > :not(h1, h2, h3, h4, h5, h6):has(> *)';

/**
 * Marks the blocks of the content that are far from the viewport, once the page is complete. A
 * change of the whole document, such as another mode or direction or an opened dialog, then costs
 * as much as what is in view. The blocks keep their size, and the browser still finds their text,
 * focuses what is in them and prints them.
 */
export function skipAwayBlocks(): void {
  if (!CSS.supports('content-visibility', 'auto')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(AWAY, !isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  let width = 0;
  let timer = 0;
  const observe = () => {
    width = window.innerWidth;
    for (const block of document.querySelectorAll(BLOCKS)) observer.observe(block);
  };
  const observeSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(observe, 500);
  };
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    // In another width, the kept sizes are wrong.
    observer.disconnect();
    for (const block of document.querySelectorAll(`[${AWAY}]`)) block.removeAttribute(AWAY);
    observeSoon();
  });
  if (document.readyState === 'complete') observeSoon();
  else window.addEventListener('load', observeSoon, { once: true });
}
