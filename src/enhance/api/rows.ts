import type { ApiLayout, ApiLayoutSection } from '../../core/api/layout.ts';
import { findAnchor } from '../../core/api/row-anchor.ts';
import { decodeHash } from '../../core/urls.ts';
import { chooseApiLayout, followApiLayouts } from '../../state/api/layout-choice.ts';

const ROW = '.api-section[data-layout] .api-row';

function isCollapsed(row: Element): boolean {
  return row.closest<HTMLElement>('[data-layout]')?.dataset['layout'] === 'collapsed';
}

function setOpen(row: HTMLElement, open: boolean): void {
  row.dataset['open'] = String(open);
  announceRow(row);
}

/** Sets `aria-expanded` in collapsed lists; makes the cut-off text of closed rows inert. */
function announceRow(row: HTMLElement): void {
  const collapsed = isCollapsed(row);
  const open = row.dataset['open'] === 'true';
  const link = row.querySelector('h3 > a');
  if (collapsed) link?.setAttribute('aria-expanded', String(open));
  else link?.removeAttribute('aria-expanded');
  const text = row.querySelector<HTMLElement>('.api-text');
  if (text) text.inert = collapsed && !open;
}

function announce(list: Element): void {
  for (const row of list.querySelectorAll<HTMLElement>('.api-row')) announceRow(row);
}

function announceSection(section: ApiLayoutSection): void {
  for (const each of document.querySelectorAll(`[data-api="${section}"]`)) announce(each);
}

function getTarget(): HTMLElement | null {
  return document.getElementById(decodeHash(window.location.hash));
}

function choose(button: HTMLElement): void {
  const list = button.closest<HTMLElement>('[data-api]');
  if (!list || button.getAttribute('aria-pressed') === 'true') return;
  const section = list.dataset['api'] as ApiLayoutSection;
  // Keeps the clicked button in place, because the lists above can change their height.
  const before = button.getBoundingClientRect().top;
  chooseApiLayout(section, button.dataset['apiLayout'] as ApiLayout);
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  announceSection(section);
}

/** Lets rows of collapsed lists open and close, and opens the row that the hash points to. */
export function enhanceRows(): void {
  const openTarget = () => {
    const anchor = decodeHash(window.location.hash);
    if (anchor !== '' && !getTarget()) {
      const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
      const id = findAnchor(anchor, ids);
      // Comes back with the event.
      if (id !== undefined) window.location.replace(`#${id}`);
      return;
    }
    const row = getTarget()?.closest<HTMLElement>(ROW);
    if (row) setOpen(row, true);
  };
  openTarget();
  for (const list of document.querySelectorAll('[data-layout="collapsed"]')) announce(list);
  window.addEventListener('hashchange', openTarget);
  followApiLayouts(announceSection);

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('[data-api-layout]');
    if (button) choose(button);
    const link = target.closest<HTMLAnchorElement>('.api-row > h3 > a');
    const row = link?.closest<HTMLElement>('.api-row');
    if (!link || !row || !isCollapsed(row)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const open = row.dataset['open'] !== 'true';
    setOpen(row, open);
    // Updates the hash without scrolling the page.
    if (open) window.history.replaceState(window.history.state, '', link.hash);
  });
}
