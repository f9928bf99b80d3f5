/** Distance in pixels to the heading. */
const GAP = 8;
/** Smallest distance in pixels to the edges of the window. */
const MARGIN = 16;

/**
 * Places a popover below a heading, or above it where only that fits. Where neither does, it covers
 * the heading, because the page must not scroll. It then scrolls with the page.
 */
export function placePopover(popover: HTMLElement, heading: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
  const place = heading.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();

  const below = place.bottom + GAP;
  const above = place.top - GAP - height;
  const last = clientHeight - MARGIN - height;
  const top = below > last && above >= header ? above : Math.max(Math.min(below, last), header);

  const isRightToLeft = getComputedStyle(heading).direction === 'rtl';
  const start = isRightToLeft ? place.right - width : place.left;
  const left = Math.max(Math.min(start, clientWidth - MARGIN - width), MARGIN);

  popover.style.top = `${window.scrollY + top}px`;
  popover.style.left = `${window.scrollX + left}px`;
}
