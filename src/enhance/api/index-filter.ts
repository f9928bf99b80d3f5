import tables from 'virtual:labels/apiPanel';
import {
  getIndexQuery,
  isWanted,
  readIndexQuery,
  type IndexChoice,
  type IndexFacts,
} from '../../core/api/index-filter.ts';
import { getLabels } from '../../core/i18n.ts';
import { decodeHash } from '../../core/urls.ts';
import { createEntryFinder } from './toc-entries.ts';

const t = getLabels(tables, document.documentElement.lang);

type Field = HTMLInputElement | HTMLSelectElement;

interface Section {
  element: HTMLElement;
  /** Whether it is a part of the section before it. */
  isPart: boolean;
  rows: { element: HTMLElement; facts: IndexFacts }[];
  /** Its entries in the tables of contents. */
  entries: HTMLElement[];
}

function getFacts(row: HTMLElement): IndexFacts {
  const { kind = '', plan = 'community', since = '' } = row.dataset;
  return { text: (row.textContent ?? '').toLowerCase(), kind, plan, since };
}

function collectSections(): Section[] {
  const findEntries = createEntryFinder();
  return [...document.querySelectorAll<HTMLElement>('.api-index-section')].map((element) => {
    const heading = element.querySelector('h2, h3');
    return {
      element,
      isPart: heading?.localName === 'h3',
      rows: [...element.querySelectorAll<HTMLElement>('.api-index > li')].map((row) => ({
        element: row,
        facts: getFacts(row),
      })),
      entries: findEntries(heading?.id),
    };
  });
}

/** Shows the wanted rows and the sections that have any. Returns how many rows are shown. */
function show(sections: readonly Section[], choice: IndexChoice, isFiltered: boolean): number {
  let total = 0;
  let whole: Section | undefined;
  const shown = new Set<Section>();
  for (const section of sections) {
    if (!section.isPart) whole = section;
    for (const { element, facts } of section.rows) {
      element.hidden = !isWanted(facts, choice);
      if (element.hidden) continue;
      total += 1;
      shown.add(section);
      // The heading above the parts stays with them.
      if (whole) shown.add(whole);
    }
  }
  for (const each of document.querySelectorAll<HTMLElement>('.api-left-out')) {
    each.hidden = isFiltered;
  }
  for (const section of sections) {
    const hidden = isFiltered && !shown.has(section);
    for (const each of [section.element, ...section.entries]) each.hidden = hidden;
  }
  return total;
}

/** Filters an index of the reference by what the form says, and keeps that in the address. */
export function enhanceIndexFilter(form: HTMLFormElement): void {
  const status = document.querySelector('[data-api-index-count]');
  const empty = document.querySelector<HTMLElement>('[data-api-index-empty]');
  if (!status || !empty) return;
  const sections = collectSections();
  const total = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const find = (name: keyof IndexChoice) => form.elements.namedItem(name) as Field | null;
  const read = (): IndexChoice => {
    const get = (name: keyof IndexChoice) => find(name)?.value ?? '';
    return { text: get('text'), kind: get('kind'), plan: get('plan'), since: get('since') };
  };
  /** A choice that the index does not offer shows everything. */
  const write = (choice: IndexChoice) => {
    for (const [name, value] of Object.entries(choice)) {
      const field = find(name as keyof IndexChoice);
      if (!field) continue;
      field.value = value;
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
  };
  const apply = () => {
    const choice = read();
    const isFiltered = getIndexQuery(choice) !== '';
    const shown = show(sections, choice, isFiltered);
    empty.hidden = shown > 0;
    const count = t('apiPanel.filtered', { shown: String(shown), total: String(total) });
    status.textContent = !isFiltered ? '' : shown === 0 ? t('apiPanel.noMatch') : count;
  };
  const applyAndKeep = () => {
    apply();
    const { pathname, hash } = window.location;
    const query = getIndexQuery(read());
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  };
  const clear = () => {
    form.reset();
    applyAndKeep();
    find('text')?.focus({ preventScroll: true });
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', applyAndKeep);
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement) clear();
  });
  empty.querySelector('button')?.addEventListener('click', clear);
  // A link can point to a section that the filter hides.
  window.addEventListener('hashchange', () => {
    const id = decodeHash(window.location.hash);
    const target = document.getElementById(id);
    if (!target?.closest('[hidden]')) return;
    clear();
    target.scrollIntoView();
  });
  // A quick reader may already have changed the form, or the browser restored it.
  if (getIndexQuery(read()) === '') write(readIndexQuery(window.location.search));
  if (getIndexQuery(read()) !== '') apply();
}
