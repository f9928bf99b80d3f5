import tables from 'virtual:labels/apiPanel';
import { getLabels } from '../../core/i18n.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Returns the words that a row must contain, in any order. */
function getWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

interface Row {
  element: HTMLElement;
  text: string;
  /** The row's entries in the tables of contents. */
  links: HTMLElement[];
}

function collectRows(): Row[] {
  const links = new Map<string, HTMLElement[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
    const id = decodeURIComponent(link.hash.slice(1));
    links.set(id, [...(links.get(id) ?? []), link.parentElement ?? link]);
  }
  return [...document.querySelectorAll<HTMLElement>('.api-row')].map((element) => ({
    element,
    text: (element.textContent ?? '').toLowerCase(),
    links: links.get(element.querySelector('h3')?.id ?? '') ?? [],
  }));
}

/** Makes the search box filter the rows of a page by the words typed. */
export function enhanceFilter(): void {
  const box = document.querySelector('[data-api-filter]');
  const input = box?.querySelector('input');
  const status = box?.querySelector('[role="status"]');
  if (!input || !status) return;
  let rows: Row[] | undefined;

  const apply = () => {
    rows ??= collectRows();
    const words = getWords(input.value);
    let shown = 0;
    for (const { element, text, links } of rows) {
      const hidden = !words.every((word) => text.includes(word));
      if (!hidden) shown += 1;
      element.hidden = hidden;
      for (const link of links) link.hidden = hidden;
    }
    for (const part of document.querySelectorAll<HTMLElement>('.api-part')) {
      part.hidden = words.length > 0 && !part.querySelector('.api-row:not([hidden])');
    }
    status.textContent =
      words.length > 0
        ? t('apiPanel.filtered', { shown: String(shown), total: String(rows.length) })
        : '';
  };
  const clear = () => {
    input.value = '';
    apply();
  };

  input.addEventListener('input', apply);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && input.value !== '') clear();
  });
  // A link can point to a row that the filter hides.
  window.addEventListener('hashchange', () => {
    if (input.value === '') return;
    clear();
    const id = decodeURIComponent(window.location.hash.slice(1));
    document.getElementById(id)?.scrollIntoView();
  });
  // Browsers restore the text of the box on going back.
  if (input.value !== '') apply();
}
