import tables from 'virtual:labels/apiPanel';
import { getLabels } from '../../core/i18n.ts';
import { decodeHash } from '../../core/urls.ts';
import { createEntryFinder } from './toc-entries.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Returns the words that a row must contain, in any order. */
function getWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

interface Row {
  element: HTMLElement;
  text: string;
  /** The row's entries in the tables of contents. */
  entries: HTMLElement[];
}

/** A heading with the rows below it. */
interface Part {
  element: HTMLElement;
  rows: Row[];
  entries: HTMLElement[];
  /** Where the tables of contents show the number of rows. */
  counts: HTMLElement[];
}

function collectParts(): Part[] {
  const findEntries = createEntryFinder();
  return [...document.querySelectorAll<HTMLElement>('.api-part')].map((element) => {
    const entries = findEntries(element.querySelector('h2')?.id);
    return {
      element,
      entries,
      counts: entries.flatMap((entry) => [
        ...entry.querySelectorAll<HTMLElement>('[data-toc-count]'),
      ]),
      rows: [...element.querySelectorAll<HTMLElement>('.api-row')].map((row) => ({
        element: row,
        text: (row.textContent ?? '').toLowerCase(),
        entries: findEntries(row.querySelector('h3')?.id),
      })),
    };
  });
}

function setHidden(elements: readonly HTMLElement[], hidden: boolean): void {
  for (const element of elements) element.hidden = hidden;
}

/** Shows the rows of a part that contain all words. Returns how many do. */
function filterPart({ element, rows, entries, counts }: Part, words: readonly string[]): number {
  let shown = 0;
  for (const row of rows) {
    const hidden = !words.every((word) => row.text.includes(word));
    if (!hidden) shown += 1;
    setHidden([row.element, ...row.entries], hidden);
  }
  setHidden([element, ...entries], shown === 0);
  const total = String(rows.length);
  for (const count of counts) {
    count.textContent =
      words.length > 0 ? t('apiPanel.filtered', { shown: String(shown), total }) : total;
  }
  return shown;
}

/**
 * Scrolls to the start of the lists if the first match is not in view. The box is sticky, so it
 * then stands where it stood while scrolling, with the first match right below.
 */
function reveal(box: HTMLElement, match: Element | undefined): void {
  const lists = box.parentElement;
  if (!match || !lists) return;
  const { top, height } = match.getBoundingClientRect();
  const bottom = window.visualViewport?.height ?? window.innerHeight;
  if (top >= box.getBoundingClientRect().bottom && top + Math.min(height, 48) <= bottom) return;
  const offset = parseFloat(getComputedStyle(box).top);
  window.scrollBy({ top: lists.getBoundingClientRect().top - offset, behavior: 'instant' });
}

/** Makes the search box filter the rows of a page by the words typed. */
export function enhanceFilter(): void {
  const box = document.querySelector<HTMLElement>('[data-api-filter]');
  const empty = document.querySelector<HTMLElement>('[data-api-filter-empty]');
  const input = box?.querySelector('input');
  const status = box?.querySelector('[role="status"]');
  const message = empty?.querySelector('p');
  if (!box || !input || !status || !empty || !message) return;
  let parts: Part[] | undefined;

  const apply = () => {
    parts ??= collectParts();
    const words = getWords(input.value);
    const total = parts.reduce((sum, { rows }) => sum + rows.length, 0);
    const shown = parts.reduce((sum, part) => sum + filterPart(part, words), 0);
    empty.hidden = shown > 0;
    if (shown === 0) message.textContent = t('apiPanel.noMatchFor', { text: input.value.trim() });
    const count = t('apiPanel.filtered', { shown: String(shown), total: String(total) });
    status.textContent = words.length === 0 ? '' : shown === 0 ? t('apiPanel.noMatch') : count;
  };
  const clear = () => {
    input.value = '';
    apply();
  };

  input.addEventListener('input', () => {
    apply();
    if (input.value === '') return;
    const first = parts?.flatMap(({ rows }) => rows).find(({ element }) => !element.hidden);
    reveal(box, first?.element ?? empty);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') clear();
  });
  empty.querySelector('button')?.addEventListener('click', () => {
    clear();
    input.focus({ preventScroll: true });
  });
  // A link can point to a row that the filter hides.
  window.addEventListener('hashchange', () => {
    if (input.value === '') return;
    clear();
    const id = decodeHash(window.location.hash);
    document.getElementById(id)?.scrollIntoView();
  });
  // Browsers restore the text of the box on going back.
  if (input.value !== '') apply();
}
