import { onVisit } from '../../state/site/visit.ts';

/** Set on blocks that are neither styled nor laid out until they come near the viewport. */
export const AWAY = 'data-away';

/** Blocks nearer than one height of the viewport are never away. */
const MARGIN = '100% 0px';

/**
 * Blocks of the content, and rows of the navigation. Headings are left out, because links lead to
 * them; so are blocks of plain text, which cost less than what it takes to skip them, and the header
 * of the page, because the margin of a skipped block's child does not collapse with its own.
 */
export const BLOCKS =
  '.prose > :not(h1, h2, h3, h4, h5, h6, .page-header):has(> *), .nav-list ul > li:not(:has(ul))';

/** Milliseconds without another change of the width before the sizes of blocks count as known. */
const SETTLED = 500;

export const whenIdle = (callback: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2 * SETTLED });
  else callback();
};

export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/**
 * Marks the blocks that are far from the viewport once the page is complete. A change of the whole
 * document, such as another mode or direction or an opened dialog, then costs as much as what is in
 * view. The browser still finds the text of such blocks, focuses what is in them and prints them.
 */
export function skipAwayBlocks(): void {
  if (!CSS.supports('content-visibility', 'auto')) return;
  // The size that the browser itself remembers is rounded, which would move what follows.
  const heights = new WeakMap<Element, number>();
  const measure = new ResizeObserver((entries) => {
    for (const { target, contentBoxSize } of entries)
      heights.set(target, contentBoxSize[0]!.blockSize);
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        // A block that has never been laid out, as in a closed group, has no height to keep.
        const height = heights.get(target) ?? 0;
        const isAway = !isIntersecting && height > 0;
        if (isAway) (target as HTMLElement).style.containIntrinsicBlockSize = `${height}px`;
        target.toggleAttribute(AWAY, isAway);
      }
    },
    { rootMargin: MARGIN },
  );
  let width = 0;
  let timer = 0;
  let isWanted = false;
  const observe = () => {
    if (!isWanted) return;
    width = window.innerWidth;
    const blocks = document.querySelectorAll(BLOCKS);
    for (const block of blocks) measure.observe(block);
    for (const block of blocks) observer.observe(block);
    followWidth.observe(document.documentElement);
  };
  const observeSoon = () => {
    isWanted = true;
    clearTimeout(timer);
    timer = window.setTimeout(() => whenIdle(observe), SETTLED);
  };
  // In another width, the kept heights are wrong.
  const followWidth = new ResizeObserver(() => {
    if (window.innerWidth === width) return;
    isWanted = false;
    observer.disconnect();
    for (const block of document.querySelectorAll(`[${AWAY}]`)) block.removeAttribute(AWAY);
    observeSoon();
  });
  const start = () => whenLoaded(observeSoon);
  onVisit(start);
}
