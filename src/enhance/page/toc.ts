/** Headings are checked at most once in this time (requirement constants.copy-debounce). */
const THROTTLE_MILLISECONDS = 166;
/** No heading is active this close to the top of the page. */
const QUIET_PIXELS = 200;
/** A clicked heading stays active this long, regardless of where scrolling ends. */
const CLICKED_MILLISECONDS = 1000;
/** After a jump to a heading, it is within this many pixels of its place at the top. */
const TOLERANCE = 22;

/** Height in pixels of what covers the top of the page, which differs between pages. */
function getOffset(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + TOLERANCE;
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
  return decodeURIComponent(hash.slice(1));
}

/** Opens the folded part of the column that contains a link, and scrolls the column to it. */
function reveal(link: HTMLElement): void {
  const group = link.closest<HTMLDetailsElement>('.toc details');
  const column = link.closest('.toc');
  if (!group || !column) return;
  group.open = true;
  const top = link.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (top < 0 || top > column.clientHeight - 40) column.scrollTop += top - column.clientHeight / 2;
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

  const setActive = (id: string | undefined) => {
    for (const link of links) {
      const active = id !== undefined && getTarget(link) === id;
      if (active) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
      if (active && current) current.textContent = link.textContent;
      if (active) reveal(link);
    }
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
      setActive(getTarget(link));
    });
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  // Not immediately: reading positions now would force layout while the document still loads.
  onScroll();
}
