import { decodeHash } from '../../core/urls.ts';

/** Headings are checked at most once in this time. */
const THROTTLE_MILLISECONDS = 166;
/** No heading is active this close to the top of the page. */
const QUIET_PIXELS = 200;
/** A clicked heading stays active this long, regardless of where scrolling ends. */
const CLICKED_MILLISECONDS = 1000;
/** After a jump to a heading, it is within this many pixels of its place at the top. */
const TOLERANCE = 22;

/** Entries this close to an end of the column are faded, so the active one keeps away from it. */
const EDGE = 32;

let covered = 0;

/** Height in pixels of what covers the top of the page, which differs between pages. */
function getOffset(): number {
  // It is 0 while a control in the header has the focus.
  covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || covered;
  return covered + TOLERANCE;
}

function findActive(headings: readonly HTMLElement[]): HTMLElement | undefined {
  if (window.scrollY < QUIET_PIXELS) return undefined;
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd) return headings.at(-1);
  const offset = getOffset();
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= offset);
}

/** Returns the id that a link points to; the hash of an address is percent-encoded. */
function getTarget({ hash }: HTMLAnchorElement): string {
  return decodeHash(hash);
}

/** Opens the folded part of the list that contains a link, and scrolls the list's box to it. */
function reveal(link: HTMLElement): void {
  const column = link.closest('.toc, .toc-compact > nav');
  if (!column) return;
  const group = link.closest<HTMLDetailsElement>('.toc-fold');
  if (group) group.open = true;
  const top = link.getBoundingClientRect().top - column.getBoundingClientRect().top;
  const end = top + link.offsetHeight;
  if (top < EDGE || end > column.clientHeight - EDGE) {
    column.scrollTop += (top + end - column.clientHeight) / 2;
  }
}

/**
 * Shortens the column while the footer is in view. The footer would push it behind the header
 * instead, with the entries that the reader has reached.
 */
function endAboveFooter(column: HTMLElement, onChange: () => void): void {
  const footer = document.querySelector('.site-footer');
  if (!footer) return;
  const fit = () => {
    const room = footer.getBoundingClientRect().top - parseFloat(getComputedStyle(column).top);
    column.style.maxHeight = `${Math.max(room, 0)}px`;
    onChange();
  };
  new IntersectionObserver(([entry]) => {
    window.removeEventListener('scroll', fit);
    if (entry?.isIntersecting) {
      window.addEventListener('scroll', fit, { passive: true });
      fit();
    } else {
      column.style.maxHeight = '';
      onChange();
    }
  }).observe(footer);
}

/** Scroll spy for the table of contents, both in the column and in the bar of narrow screens. */
export function enhanceToc(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const ids = new Set(links.map(getTarget));
  const headings = [
    ...document.querySelectorAll<HTMLElement>('.prose h2[id], .prose h3[id]'),
  ].filter(({ id }) => ids.has(id));
  if (headings.length === 0) return;
  const current = document.querySelector('[data-toc-current]');
  let quietUntil = 0;
  let waiting = false;
  let activeId: string | undefined;
  let activeLinks: HTMLElement[] = [];

  const setActive = (id: string | undefined) => {
    if (id === activeId) return;
    activeId = id;
    for (const link of links) {
      const active = id !== undefined && getTarget(link) === id;
      if (active) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
      if (active && current) current.textContent = link.textContent;
    }
    activeLinks = links.filter((link) => link.hasAttribute('aria-current'));
    activeLinks.forEach(reveal);
    if (id === undefined && current) current.textContent = '';
  };

  const update = () => {
    waiting = false;
    if (performance.now() >= quietUntil) setActive(findActive(headings)?.id);
  };
  const onScroll = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(update, THROTTLE_MILLISECONDS);
  };
  for (const link of links) {
    link.addEventListener('click', () => {
      quietUntil = performance.now() + CLICKED_MILLISECONDS;
      // Its target would not keep clear of the header while the link has the focus.
      link.blur();
      setActive(getTarget(link));
    });
  }
  const column = document.querySelector<HTMLElement>('.toc');
  const revealActive = () => activeLinks.forEach(reveal);
  if (column) endAboveFooter(column, revealActive);
  document.querySelector('.toc-compact')?.addEventListener('toggle', revealActive);
  window.addEventListener('scroll', onScroll, { passive: true });
  // Not immediately: reading positions now would force layout while the document still loads.
  onScroll();
}
